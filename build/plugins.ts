import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { normalizePath, type Plugin } from 'vite';
import { errorWithoutStack } from './apiHost.ts';
import { chunksOf } from './chunkFiles.ts';

/**
 * Stops Vite if the portal would be served from a subfolder: routes, prerendered pages, the prefetch of the boot script and
 * the storage keys begin at the root of a host. Many hosting services set the environment variable BASE_URL to the
 * subfolder, or to a whole URL.
 */
export const rootOnly = (basePath = process.env.BASE_URL): Plugin => ({
  name: 'root-only',
  config({ base = '/' }) {
    const folder = base === '/' && basePath?.startsWith('/') ? basePath : base;
    if (folder !== '/')
      throw errorWithoutStack(
        `The portal can't be served from the subfolder "${folder}": remove the base path, and give the portal a subdomain, such as portal.example.com (docs/deploying.md).`,
      );
  },
});

/** Adds a script to development pages that checks every response of the backend at `host` (contract/devCheck). */
export const contractCheck = (host: string): Plugin => ({
  name: 'contract-check',
  apply: 'serve',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module' },
      children: `import { startDevCheck } from '/contract/devCheck/startDevCheck.ts'; startDevCheck(${JSON.stringify(host)});`,
    },
  ],
});

/** Writes .br and .gz files next to scripts, style sheets and HTML files, for servers that send precompressed files. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css|html)$/.test(name))) {
      const file = join(dir, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content));
    }
  },
});

/**
 * Adds the comment that lets Chromium compile all functions of a script in the background while it downloads, instead
 * of each function on the main thread when it is first called (https://v8.dev/blog/explicit-compile-hints). Other
 * browsers ignore it. The comment must be the first line, and Vite adds a line after the bundler's own banner.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of chunksOf(bundle)) {
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type !== 'asset') continue;
        // In a source map, a semicolon ends a line.
        map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  },
});

/** Replaces Vite's helper for dynamic imports with src/boot/importFiles.ts. */
export const retryableImports = (helper: string): Plugin => ({
  name: 'retryable-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { importFiles as __vitePreload } from ${JSON.stringify(normalizePath(helper))};`
      : undefined,
});
