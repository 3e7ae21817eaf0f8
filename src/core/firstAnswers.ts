import type { ListParams } from './resourceRequest';

/**
 * The responses that were prefetched before the first render, by resource name, in the format of Refine's data hooks.
 * Each is returned once; undefined means that it must be requested.
 */
export interface FirstAnswers {
  list(name: string, page: number, params: ListParams): { data: unknown[]; total: number } | undefined;
  object(name: string): { data: object } | undefined;
}
