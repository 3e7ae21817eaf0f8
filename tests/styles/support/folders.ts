import { fileURLToPath } from 'node:url';

/** Builds with antd's styles extracted at build time, and with styles that antd creates in the browser. */
export const kinds = ['built', 'runtime'] as const;

/** Returns the folder of a build of the portal or the gallery. */
export const folderOf = (site: 'portal' | 'gallery', kind: (typeof kinds)[number]): string =>
  fileURLToPath(new URL(`../../../.cache/styles/${site}-${kind}`, import.meta.url));
