import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = /^sandbox\.(\d+)\.lock$/;

/** Another process has the folder open; the message is for whoever starts the sandbox. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`Another sandbox (pid ${pid}) is using ${folder}; stop it, or set SANDBOX_DATA to another folder`);
    this.name = 'FolderInUse';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps other processes out of a folder until the function it gives is called; PGlite itself would let
 * two write into one. Each process lays down a file with its pid first and looks for others' after, so of
 * two that start together at least one sees the other. Files that a killed process left are cleared away.
 */
export function lockFolder(folder: string): () => void {
  const own = join(folder, `sandbox.${process.pid}.lock`);
  const release = () => rmSync(own, { force: true });
  writeFileSync(own, `${process.pid}\n`);
  for (const name of readdirSync(folder)) {
    const pid = Number(LOCK.exec(name)?.[1] ?? process.pid);
    if (pid === process.pid) continue;
    if (isAlive(pid)) {
      release();
      throw new FolderInUse(folder, pid);
    }
    rmSync(join(folder, name), { force: true });
  }
  return release;
}
