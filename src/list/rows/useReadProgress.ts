import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListParams } from '../../core/resourceRequest';
import type { ListResource } from '../../core/defineResource';
import { progressKey } from './rowKeys';

/** The number of rows that were read and the total, which is 0 until the first page has arrived. */
export interface ReadProgress {
  readonly read: number;
  readonly total: number;
}

const NO_PROGRESS: ReadProgress = { read: 0, total: 0 };

/** Returns the progress of reading all rows. Only components that call this hook render again. */
export function useReadProgress({ name }: ListResource, params: ListParams): ReadProgress {
  const { data } = useQuery<ReadProgress>({ queryKey: progressKey(name, params), queryFn: skipToken });
  return data ?? NO_PROGRESS;
}

/** Returns a function that stores the progress. */
export function useSetReadProgress({ name }: ListResource, params: ListParams) {
  const client = useQueryClient();
  return (read: number, total: number) =>
    void client.setQueryData<ReadProgress>(progressKey(name, params), { read, total });
}
