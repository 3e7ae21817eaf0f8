import { useMemo, useState, type ReactNode } from 'react';
import { lazyWithPreload, useLazy } from '../../components/lazyWithPreload';
import type { ListResource } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import styles from '../tools/ListTools.module.css';
import type { Answer } from './useFilteredRows';
import type { ListAddress } from '../query/useListAddress';
import type { ListRows } from './useServerRows';

/** Loaded with the first filter, sort order or totals: lists that are only paged do not need it. */
const WholeReader = lazyWithPreload(() => import('./WholeReader'));

const NO_CODE = { message: "Part of the portal didn't load. Check your connection.", statusCode: 0 };

interface WholeList {
  /** A page of the result; undefined if a page from the server is enough. */
  readonly list: ListRows | undefined;
  /** All rows, once they are loaded. */
  readonly all: readonly unknown[] | undefined;
  /** Whether filters are active; the server's figures do not describe the filtered rows. */
  readonly chosen: boolean;
  /** The element that loads the rows and shows the filters; it must be rendered. */
  readonly bar: ReactNode;
}

/**
 * Returns the rows of a list in client-side mode, if the URL requires more than a page. `every` is the refresh
 * interval in ms.
 */
export function useWholeList(resource: ListResource, address: ListAddress, every?: number): WholeList {
  const { question, page } = address;
  const wanted = question !== '';
  const { hasFailed = false, retry } = useLazy(WholeReader, wanted);
  const [told, tell] = useState<Answer>();
  const answer = wanted && told?.to === question ? told : undefined;
  const found = answer?.shown?.rows;
  // Keep the identity of the rows: the list compares them to find new ones.
  const rows = useMemo(() => found?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), [found, page]);
  if (!wanted) return { list: undefined, all: undefined, chosen: false, bar: null };
  const bar = (
    <WholeReader
      resource={resource}
      address={address}
      every={every}
      onAnswer={tell}
      // Reserves the space of the bar.
      fallback={<div className={styles.asked} />}
    />
  );
  const { error = hasFailed ? NO_CODE : null, isFetching = !hasFailed } = answer ?? {};
  const list: ListRows = {
    rows,
    total: found?.length ?? 0,
    answer: undefined,
    isPlaceholderData: false,
    error,
    isFetching,
    retry: answer?.retry ?? retry,
    updatedAt: answer?.updatedAt ?? 0,
  };
  return {
    list: answer?.asked.idle ? undefined : list,
    all: answer?.gathered?.rows,
    chosen: (answer?.asked.question.filters.length ?? 0) > 0,
    bar,
  };
}
