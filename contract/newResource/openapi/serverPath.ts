import { isRecord } from '../../../src/core/isRecord';
import { withoutEndSlashes } from '../../../src/core/paths';
import type { Json } from './references';
import { textOf } from './references';

/** Returns the URL of a server with its variables replaced by their defaults. */
function urlOf({ url, variables }: Json): string {
  const values = isRecord(variables) ? variables : {};
  return textOf(url ?? '').replace(/\{([^{}]*)\}/g, (variable, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return isRecord(value) && value.default !== undefined ? textOf(value.default) : variable;
  });
}

/**
 * Returns the path of the first server, such as '/api/v1', or '' if it has none. `owners` are the objects that may list
 * servers, the most specific one first.
 */
export function serverPath(owners: readonly Json[]): string {
  const servers = owners.map((owner) => owner.servers).find((list) => Array.isArray(list) && list.length > 0);
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
  if (!isRecord(first)) return '';
  // Without a scheme, a host would be read as a folder.
  const url = urlOf(first).replace(/^(?=(localhost|[\w.-]+\.[a-z]{2,})(:\d+)?(\/|$))/i, 'http://');
  const base = 'http://document.invalid/';
  return URL.canParse(url, base) ? withoutEndSlashes(new URL(url, base).pathname) : '';
}
