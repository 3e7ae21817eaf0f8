import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Adds a script to development pages that checks every response of the backend (contract/devCheck). */
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

/** Writes .br and .gz files next to scripts, style sheets and HTML files, for servers that send precompressed files. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const compress = async (name: string) => {
      const file = join(dir, name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content));
    };
    await Promise.all(
      Object.keys(bundle)
        .filter((name) => /\.(js|css|html)$/.test(name))
        .map(compress),
    );
  },
});

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Replaces Vite's helper for dynamic imports with src/boot/importFiles.ts, which can retry a failed import. */
export const retryableImports = (helper: string): Plugin => ({
  name: 'retryable-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === PRELOAD_HELPER
      ? `export { importFiles as __vitePreload } from ${JSON.stringify(helper)};`
      : undefined,
});
