import { createHash } from 'node:crypto';
import { build, runnerImport, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type * as EarlyTableModule from '../src/app/earlyTable';

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/** A chunk and all that it imports, scripts and style sheets, by file name. */
function closure(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  chunk.viteMetadata?.importedCss.forEach((file) => seen.add(file));
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') closure(bundle, imported, seen);
  }
  return seen;
}

/** Which module a dynamic import names, read from its own source as Vite's module runner has it. */
function moduleOf(load: () => Promise<unknown>): string {
  const [, module] = /["'](\/src\/[^"']+)["']/.exec(String(load)) ?? [];
  if (module === undefined) throw new Error(`no module in ${String(load)}`);
  return module;
}

/** What `src/early.ts` needs to know of this build, as JSON. */
async function tableOf(bundle: Bundle, config: InlineConfig): Promise<string> {
  const { module } = await runnerImport<typeof EarlyTableModule>('/src/app/earlyTable.ts', {
    ...config,
    configFile: false,
    logLevel: 'error',
  });
  const chunks = chunksOf(bundle);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const loaded = entry ? closure(bundle, entry) : new Set<string>();
  const filesOf = (load: () => Promise<unknown>) => {
    const wanted = moduleOf(load);
    // A module that stands in a layer's file has no file of its own.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(wanted)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(wanted)));
    if (!chunk) throw new Error(`no chunk for ${wanted}`);
    return [...closure(bundle, chunk)].filter((file) => !loaded.has(file)).map((file) => `/${file}`);
  };
  return JSON.stringify(module.earlyTable(filesOf));
}

/** Compiles `src/early.ts` to a classic script with its table in it. */
async function compile(table: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { EARLY: table },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'src/early.ts', formats: ['iife'], name: 'early' },
    },
  });
  const [output] = built as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('the early script did not compile');
  return chunk.code;
}

/** Adds the early script to the page: external, so that `script-src 'self'` lets it run. */
export function earlyScript(config: InlineConfig): Plugin {
  let src = '';
  return {
    name: 'early-script',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const source = await compile(await tableOf(bundle, config));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/early-${hash}.js`;
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
