import type { ListParams } from './resourceRequest';

/**
 * The answers that came in before the portal was drawn, in the shape its data hooks keep, by the name of
 * a resource. Each is given once; undefined means that it has to be asked for.
 */
export interface FirstAnswers {
  list(name: string, page: number, params: ListParams): { data: unknown[]; total: number } | undefined;
  object(name: string): { data: object } | undefined;
}
