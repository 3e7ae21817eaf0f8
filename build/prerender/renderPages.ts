import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as PrerenderModule from '../../src/boot/prerender';

const OUT = resolve('node_modules/.cache/prerender');

/** Matches markup that the content security policy blocks: the browser would ignore such markup and log an error. */
const BLOCKED_MARKUP = /\sstyle="|<script|<style/;

/** Renders the public pages. Throws if markup depends on the colour scheme, or if its security policy blocks a part. */
export async function prerenderPages(config: InlineConfig) {
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ...config.build,
      ssr: 'src/boot/prerender.tsx',
      outDir: OUT,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  });
  const entry = pathToFileURL(resolve(OUT, 'prerender.mjs')).href;
  const module = (await import(entry)) as typeof PrerenderModule;
  const pages = await module.prerenderPages('light');
  const dark = await module.prerenderPages('dark');
  for (const [index, { path, markup }] of pages.entries()) {
    if (markup !== dark[index]?.markup) throw new Error(`${path} has other markup in the dark theme`);
    const [blocked] = BLOCKED_MARKUP.exec(markup) ?? [];
    if (blocked !== undefined)
      throw new Error(`the content security policy blocks "${blocked.trim()}" in ${path}`);
  }
  return pages;
}
