import { useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../components/usePreferences';
import { readAskedOfAll, type AskedOfAll } from '../core/askedOfAll';
import type { ListResource } from '../core/defineResource';
import { shownRows, type Question, type Shown } from '../core/shownRows';
import { atOnce, inSlices } from '../core/slices';
import { useGathered, type GatheredRows } from './useGathered';
import type { ListAddress } from './useListAddress';

/** Rows that are looked through in a few milliseconds; more are, a little at a time. */
const FEW = 1_000;

/** What is asked of a whole list, and what of the answer is known so far. */
export interface Answer extends Omit<GatheredRows, 'progress'> {
  /** The address's question that this answers. */
  readonly to: string;
  readonly asked: AskedOfAll;
  /** The rows that answer it, of every page. */
  readonly shown: Shown | undefined;
}

interface Found {
  readonly all: readonly unknown[];
  readonly question: Question;
  readonly shown: Shown;
}

/** The rows that answer a question; undefined while they are looked for. */
function useShown(
  resource: ListResource,
  all: readonly unknown[] | undefined,
  question: Question,
): Shown | undefined {
  const few = all !== undefined && all.length <= FEW;
  const now = useMemo(
    () => (few ? atOnce(shownRows(resource, all, question)) : undefined),
    [few, resource, all, question],
  );
  const [found, find] = useState<Found>();
  useEffect(() => {
    if (!all || few) return;
    const control = new AbortController();
    inSlices(shownRows(resource, all, question), control.signal)
      .then((shown) => find({ all, question, shown }))
      .catch((error: unknown) => {
        if (!control.signal.aborted) throw error;
      });
    return () => control.abort();
  }, [few, resource, all, question]);
  const later = found?.all === all && found?.question === question ? found.shown : undefined;
  return now ?? later;
}

/**
 * Reads the whole list where the address asks for that, and answers in the browser. How far the reading is
 * stands beside the answer: whoever draws the rows has nothing to draw anew. `every` so many ms it is read again.
 */
export function useFilteredRows(
  resource: ListResource,
  { question: to, params }: Pick<ListAddress, 'question' | 'params'>,
  every?: number,
): readonly [Answer, GatheredRows['progress']] {
  const { zone } = usePreferences();
  const asked = useMemo(() => readAskedOfAll(resource, to, zone), [resource, to, zone]);
  const { gathered, error, isFetching, retry, updatedAt, progress } = useGathered(resource, params, {
    enabled: !asked.idle,
    every,
  });
  const shown = useShown(resource, asked.idle ? undefined : gathered?.rows, asked.question);
  const answer = useMemo(
    () => ({ to, asked, shown, gathered, error, isFetching, retry, updatedAt }),
    [to, asked, shown, gathered, error, isFetching, retry, updatedAt],
  );
  return [answer, progress];
}
