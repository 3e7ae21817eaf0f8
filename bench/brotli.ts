import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const cache = new Map<string, number>();

/** Returns the size of a file after brotli compression at level 11, in kB of 1000 bytes. */
export function brotliSize(file: string): number {
  const size = cache.get(file) ?? brotliCompressSync(readFileSync(file), BEST).length / 1000;
  cache.set(file, size);
  return size;
}

const sizeOf = (ending: string) => (folder: string, paths: Iterable<string>) =>
  [...new Set(paths)]
    .filter((path) => path.endsWith(ending))
    .reduce((sum, path) => sum + brotliSize(folder + path), 0);

/** Returns the total compressed size, in kB, of the scripts among `paths`. `folder` is the served folder. */
export const scriptSize = sizeOf('.js');
/** Returns the total compressed size, in kB, of the style sheets among `paths`. `folder` is the served folder. */
export const styleSize = sizeOf('.css');
