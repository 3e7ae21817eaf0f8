import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../cli/commandLine';
import type { Files } from './checkProject';

/** Returns the content of a file; undefined if it doesn't exist. Throws for other errors. */
function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes all files or none: if one can't be written, restores the others byte for byte and throws CannotRun. It is
 * synchronous, so that no signal handler runs between two files.
 */
export function writeFiles(folder: string, files: Files): void {
  const previous = new Map<string, Buffer | undefined>();
  let current = '';
  try {
    for (const [path, text] of Object.entries(files)) {
      current = path;
      const file = join(folder, path);
      const content = contentOf(file);
      previous.set(file, content);
      writeFileSync(file, text);
    }
  } catch (error) {
    for (const [file, content] of previous) restore(file, content);
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new CannotRun(`${current} can't be written (${code}). Nothing was changed.`);
  }
}

function restore(file: string, content: Buffer | undefined): void {
  try {
    if (content === undefined) rmSync(file, { force: true });
    else if (!contentOf(file)?.equals(content)) writeFileSync(file, content);
  } catch {
    // The file could not be written in the first place.
  }
}
