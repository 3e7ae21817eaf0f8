import { useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../../data/usePreferences';
import { readAskedOfAll, type AskedOfAll } from '../query/askedOfAll';
import type { ListResource } from '../../core/defineResource';
import { shownRows, type Question, type Shown } from './applyQuery';
import { atOnce, inSlices } from './runChunked';
import { useGathered, type GatheredRows } from './useGathered';
import type { ListAddress } from '../query/useListAddress';

/** Up to this many rows are filtered synchronously, in a few milliseconds; more are filtered in chunks. */
const FEW = 1_000;

/** The query of a list in client-side mode and the state of its result. */
export interface Answer extends Omit<GatheredRows, 'progress'> {
  /** The query string that this result belongs to. */
  readonly to: string;
  readonly asked: AskedOfAll;
  /** The matching rows of all pages; undefined while they are computed. */
  readonly shown: Shown | undefined;
}

interface Found {
  readonly all: readonly unknown[];
  readonly question: Question;
  readonly shown: Shown;
}

/** Returns the rows that match a query; undefined while they are computed. */
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
 * Loads all rows of a list if the URL requires it and applies the query in the browser. The progress is returned
 * separately, so that progress updates do not re-render the rows. `every` is the refresh interval in ms.
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
