import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes the backend's base URL, VITE_API_HOST, into the page; '' means the page's origin (product.md, decision 1). */
export const apiHost = (): Plugin => ({
  name: 'api-host',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('%VITE_API_HOST%', process.env.VITE_API_HOST ?? ''),
  },
});

/**
 * Adds a script to the development server's pages that checks every response of the backend `host`
 * (contract/devCheck).
 */
export const contractCheck = (host: string | undefined): Plugin => ({
  name: 'contract-check',
  apply: 'serve',
  transformIndexHtml: () =>
    host
      ? [
          {
            tag: 'script',
            attrs: { type: 'module' },
            children: `import { startDevCheck } from '/contract/devCheck/panel.ts'; startDevCheck(${JSON.stringify(host)});`,
            injectTo: 'head-prepend',
          },
        ]
      : [],
});

/**
 * Writes a .br and a .gz file next to every script, style sheet and HTML file of the build, for servers that send
 * precompressed files.
 */
export const precompress = (): Plugin => {
  const formats = [
    ['.br', promisify(brotliCompress)],
    ['.gz', promisify(gzip)],
  ] as const;
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|html)$/.test(file));
      const jobs = files.flatMap((file) => formats.map((format) => [join(dir, file), ...format] as const));
      await Promise.all(
        jobs.map(async ([file, ending, compress]) => {
          await writeFile(file + ending, await compress(await readFile(file)));
        }),
      );
    },
  };
};

/** The id of Vite's helper for dynamic imports. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's helper for dynamic imports with one that can retry a failed import.
 * @param helper path of src/boot/importFiles.ts
 */
export const retryableImports = (helper: string): Plugin => ({
  name: 'retryable-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === PRELOAD_HELPER
      ? `export { importFiles as __vitePreload } from ${JSON.stringify(helper)};`
      : undefined,
});
