import { withoutEndSlashes } from '../core/paths';

/**
 * Returns the base URL of the backend (product.md, decision 1) from the `api-host` meta tag, without trailing
 * slashes; '' means the page's own origin.
 */
export function readApiHost(page: Document): string {
  const host = page.querySelector('meta[name="api-host"]')?.getAttribute('content') ?? '';
  return withoutEndSlashes(host.trim());
}
