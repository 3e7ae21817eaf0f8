import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

export const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/** Returns the names of the script and style sheet files of a chunk and of all chunks that it imports statically. */
export function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  chunk.viteMetadata?.importedCss.forEach((file) => seen.add(file));
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(bundle, imported, seen);
  }
  return seen;
}

/** Returns the path of the module that `load` imports, from its source as Vite's module runner transforms it. */
function moduleOf(load: () => Promise<unknown>): string {
  const [, module] = /["'](\/src\/[^"']+)["']/.exec(String(load)) ?? [];
  if (module === undefined) throw new Error(`no module in ${String(load)}`);
  return module;
}

/** Returns a function that returns the URLs of the files that a dynamic import loads in addition to the entry chunk. */
export function filesIn(bundle: Bundle): (load: () => Promise<unknown>) => string[] {
  const chunks = chunksOf(bundle);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const entryFiles = entry ? filesOf(bundle, entry) : new Set<string>();
  return (load) => {
    const module = moduleOf(load);
    // A module in a chunk group has no chunk of its own, so also search the modules of each chunk.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`no chunk for ${module}`);
    return [...filesOf(bundle, chunk)].filter((file) => !entryFiles.has(file)).map((file) => `/${file}`);
  };
}
