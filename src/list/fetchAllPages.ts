import { PAGE_SIZE } from '../core/resourceRequest';

interface Page {
  readonly data: readonly unknown[];
  readonly total: number;
}

interface FetchAllOptions {
  readonly signal?: AbortSignal;
  /** Called after every page with the rows read so far and the rows promised. */
  readonly onProgress?: (read: number, total: number) => void;
  /** Requests under way at once. */
  readonly concurrency?: number;
  /** Pages after which it stops, whatever the count says. */
  readonly maxPages?: number;
}

/**
 * Reads a whole list through its own pages (product.md, decision 8). The count cannot be trusted to be right:
 * it ends at the count, at an empty or short page, or at the cap, whichever comes first. Gives all rows in
 * order and the server's count. Rejects with the first failure, or when aborted.
 */
export async function fetchAllPages(
  readPage: (page: number) => Promise<Page>,
  { signal, onProgress, concurrency = 4, maxPages = 1000 }: FetchAllOptions = {},
): Promise<{ rows: readonly unknown[]; total: number }> {
  const pages: (readonly unknown[])[] = [];
  let read = 0;
  const take = async (page: number): Promise<Page> => {
    signal?.throwIfAborted();
    const answer = await readPage(page);
    signal?.throwIfAborted();
    pages[page - 1] = answer.data;
    read += answer.data.length;
    onProgress?.(read, answer.total);
    return answer;
  };

  const { data, total } = await take(1);
  let last = data.length < PAGE_SIZE ? 1 : Math.min(Math.ceil(total / PAGE_SIZE), maxPages);
  let next = 2;
  const worker = async () => {
    while (next <= last) {
      const page = next++;
      try {
        const answer = await take(page);
        if (answer.data.length < PAGE_SIZE) last = Math.min(last, page);
      } catch (error) {
        // The other workers read no further: a server in trouble is left alone.
        last = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { rows: pages.slice(0, last).flat(), total };
}
