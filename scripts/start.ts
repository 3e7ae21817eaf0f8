import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** The newest change among these files and folders, in epoch ms. */
async function newestChange(paths: readonly string[]): Promise<number> {
  const times = await Promise.all(
    paths.map(async (path) => {
      if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Math.max(0, ...files.map((file) => statSync(join(file.parentPath, file.name)).mtimeMs));
    }),
  );
  return Math.max(...times);
}

const built = 'dist/index.html';
const sources = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

if (!existsSync(built) || statSync(built).mtimeMs < (await newestChange(sources))) {
  console.log('Building the portal …');
  await build({ logLevel: 'warn' });
}
await import('../sandbox/start');
