import type { Plugin } from 'vite';

/** Throws an error without stack trace unless `base`, Vite's public base path, is the root of a host. */
function checkBase(base: string | undefined): void {
  if (base === undefined || base === '/') return;
  const message = `The portal can't be served from the subfolder "${base}": remove the base path, and give the portal a subdomain, such as portal.example.com (docs/deploying.md).`;
  throw Object.assign(new Error(message), { stack: message });
}

/**
 * Stops Vite if the portal would be served from a subfolder. Routes, the addresses of the prerendered pages, the
 * prefetch of the boot script and the storage keys begin at the root of a host. `basePath` is the environment variable
 * BASE_URL: many hosting services set it to the subfolder, or to a whole URL.
 */
export const rootOnly = (basePath = process.env.BASE_URL): Plugin => ({
  name: 'root-only',
  enforce: 'pre',
  config({ base }) {
    checkBase(base);
    if (basePath?.startsWith('/')) checkBase(basePath);
  },
  // Another plugin may have set it.
  configResolved: ({ base }) => checkBase(base),
});
