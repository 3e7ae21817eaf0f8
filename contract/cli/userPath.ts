import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns whether two paths lead to the same existing folder, also through links. */
function isSameFolder(one: string, other: string): boolean {
  try {
    return realpathSync.native(one) === realpathSync.native(other);
  } catch {
    return false;
  }
}

/**
 * Returns a path that the user typed, as seen from the current folder; a URL unchanged. npm runs a script in the folder
 * of package.json and writes the folder in which the user called npm into INIT_CWD. A process that a script starts in
 * another folder inherits INIT_CWD, which then means nothing.
 */
export function fromUserFolder(path: string, env: Environment = process.env, folder = process.cwd()): string {
  const { INIT_CWD: userFolder, npm_package_json: manifest } = env;
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) return path;
  if (!userFolder || !manifest || !isSameFolder(dirname(manifest), folder)) return path;
  return isSameFolder(userFolder, folder) ? path : resolve(userFolder, path);
}
