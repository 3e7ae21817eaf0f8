import type { SeenRequest } from './fakeFetch';

/** Returns the bodies of the requests for other pages than the first, which is reused for some seconds. */
export const laterPages = (seen: readonly SeenRequest[]): object[] =>
  seen.map(({ body }) => body as { skip: number }).filter(({ skip }) => skip > 0);
