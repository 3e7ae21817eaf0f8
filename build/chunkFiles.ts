import type { Rolldown } from 'vite';

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

/** Says which files of a build a dynamic import loads beyond the entry's, by their address. */
export function filesIn(bundle: Bundle): (load: () => Promise<unknown>) => string[] {
  const chunks = chunksOf(bundle);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const loaded = entry ? closure(bundle, entry) : new Set<string>();
  return (load) => {
    const wanted = moduleOf(load);
    // A module that stands in a layer's file has no file of its own.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(wanted)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(wanted)));
    if (!chunk) throw new Error(`no chunk for ${wanted}`);
    return [...closure(bundle, chunk)].filter((file) => !loaded.has(file)).map((file) => `/${file}`);
  };
}
