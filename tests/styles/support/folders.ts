import { fileURLToPath } from 'node:url';

/** The kinds of build. 'built': the build extracts antd's styles. 'runtime': antd creates its styles in the browser. */
export const kinds = ['built', 'runtime'] as const;

export const folderOf = (site: 'portal' | 'gallery', kind: (typeof kinds)[number]): string =>
  fileURLToPath(new URL(`../../../.cache/styles/${site}-${kind}`, import.meta.url));
