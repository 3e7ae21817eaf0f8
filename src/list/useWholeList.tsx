import { useMemo, useState, type ReactNode } from 'react';
import { useChunk } from '../components/useChunk';
import { chunkOf } from '../core/chunk';
import type { ListResource } from '../core/defineResource';
import { PAGE_SIZE } from '../core/resourceRequest';
import styles from './ListTools.module.css';
import type { Answer } from './useFilteredRows';
import type { ListAddress } from './useListAddress';
import type { ListRows } from './useResourceTable';

/** Fetched with the first question: a list that is only paged through does without. */
const reader = chunkOf(() => import('./WholeReader'));

const NO_CODE = { message: "Part of the portal didn't load. Check your connection.", statusCode: 0 };

interface WholeList {
  /** A page of the answer; undefined where a page of the list itself will do. */
  readonly list: ListRows | undefined;
  /** All rows, once they are read. */
  readonly all: readonly unknown[] | undefined;
  /** Some rows are left out: what the server says of the whole list is not said of these. */
  readonly chosen: boolean;
  /** What reads, and what says of it: to be drawn where that stands. */
  readonly bar: ReactNode;
}

/**
 * The rows of a whole list that answer what an address asks, where it asks for more than a page; `every` so many ms
 * they are read again.
 */
export function useWholeList(resource: ListResource, address: ListAddress, every?: number): WholeList {
  const { question, page } = address;
  const wanted = question !== '';
  const { value: code, failed = false, again } = useChunk(reader, wanted);
  const [told, tell] = useState<Answer>();
  const answer = wanted && told?.to === question ? told : undefined;
  const found = answer?.shown?.rows;
  // The same rows for the same page: who draws them looks for new ones among them.
  const rows = useMemo(() => found?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), [found, page]);
  if (!wanted) return { list: undefined, all: undefined, chosen: false, bar: null };
  const bar = code ? (
    <code.default resource={resource} address={address} every={every} onAnswer={tell} />
  ) : (
    // Its place is kept while its code is on its way.
    <div className={styles.asked} />
  );
  const { error = failed ? NO_CODE : null, isFetching = !failed } = answer ?? {};
  const list: ListRows = {
    rows,
    total: found?.length ?? 0,
    answer: undefined,
    isPlaceholderData: false,
    error,
    isFetching,
    retry: answer?.retry ?? again,
    updatedAt: answer?.updatedAt ?? 0,
  };
  return {
    list: answer?.asked.idle ? undefined : list,
    all: answer?.gathered?.rows,
    chosen: (answer?.asked.question.filters.length ?? 0) > 0,
    bar,
  };
}
