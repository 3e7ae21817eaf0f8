import { createHash } from 'node:crypto';
import { build, runnerImport, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type * as EarlyTableModule from '../src/app/earlyTable';
import { filesIn } from './chunkFiles.ts';

/** Returns the data about this build that `src/early.ts` needs. */
async function tableOf(bundle: Rolldown.OutputBundle, config: InlineConfig) {
  const { module } = await runnerImport<typeof EarlyTableModule>('/src/app/earlyTable.ts', {
    ...config,
    configFile: false,
    logLevel: 'error',
  });
  return module.earlyTable(filesIn(bundle));
}

/**
 * Compiles a module to a classic script.
 * @param entry path of the module, relative to the project's folder
 * @param define JSON values by the names that they have in the module
 */
export async function compile(entry: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'early' },
    },
  });
  const [output] = built as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not compile`);
  return chunk.code;
}

/** Returns a path below assets/ with a hash of the file's content. */
export function hashedName(name: string, ending: string, source: string): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return `assets/${name}-${hash}.${ending}`;
}

/** The files of each public page in addition to the entry's, by path, and whether members are redirected from it. */
export type PageFiles = Map<string, { readonly files: readonly string[]; readonly visitorsOnly: boolean }>;

/**
 * Adds the early script to the page: external, so that `script-src 'self'` lets it run.
 * @param pages is filled with the files that the prerendered pages need (build/prerender)
 */
export function earlyScript(config: InlineConfig, pages: PageFiles): Plugin {
  let src = '';
  return {
    name: 'early-script',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const table = await tableOf(bundle, config);
        for (const { path, ...page } of table.publicRoutes) pages.set(path, page);
        const source = await compile('src/early.ts', { EARLY: JSON.stringify(table) });
        const fileName = hashedName('early', 'js', source);
        this.emitFile({ type: 'asset', fileName, source });
        src = `/${fileName}`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { src, async: true, fetchpriority: 'high' }, injectTo: 'head' },
      ],
    },
  };
}
