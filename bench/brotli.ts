import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const known = new Map<string, number>();

/** What one file weighs after brotli 11, in kB of 1000 bytes. */
export function brotliSize(file: string): number {
  const size = known.get(file) ?? brotliCompressSync(readFileSync(file), BEST).length / 1000;
  known.set(file, size);
  return size;
}

const sizeOf = (ending: string) => (folder: string, paths: Iterable<string>) =>
  [...new Set(paths)]
    .filter((path) => path.endsWith(ending))
    .reduce((sum, path) => sum + brotliSize(folder + path), 0);

/** What the scripts among these addresses weigh in kB, taken from the folder that serves them. */
export const scriptSize = sizeOf('.js');
/** The same of the style sheets. */
export const styleSize = sizeOf('.css');
