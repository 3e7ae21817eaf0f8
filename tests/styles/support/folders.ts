import { fileURLToPath } from 'node:url';

/** Rules laid down when the portal is built, and rules that antd writes in the browser. */
export const kinds = ['built', 'runtime'] as const;

/** Where a build of the portal or of the gallery lies. */
export const folderOf = (what: 'portal' | 'gallery', kind: (typeof kinds)[number]): string =>
  fileURLToPath(new URL(`../../../.cache/styles/${what}-${kind}`, import.meta.url));
