import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as PrerenderModule from '../../src/boot/prerender';

/** Renders the public pages to HTML. Their markup must not depend on the colour scheme. */
export async function prerenderPages(config: InlineConfig) {
  const outDir = resolve('.cache/prerender');
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ...config.build,
      ssr: 'src/boot/prerender.tsx',
      outDir,
      minify: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const module = (await import(pathToFileURL(`${outDir}/prerender.mjs`).href)) as typeof PrerenderModule;
  return module.prerenderPages();
}
