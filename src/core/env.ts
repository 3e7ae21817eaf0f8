import { withoutEndSlashes } from './paths';

/**
 * The backend's base address (product.md, decision 1): the page's `api-host` meta tag, without trailing
 * slashes; '' means the page's own origin.
 */
export function readApiHost(page: Document): string {
  const host = page.querySelector('meta[name="api-host"]')?.getAttribute('content') ?? '';
  return withoutEndSlashes(host.trim());
}
