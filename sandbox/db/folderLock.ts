import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from '../errors';

/** A socket path takes up to 104 bytes on macOS and 108 on Linux, including the terminating zero. */
const MAX_PATH = 103;
const LOCK = /^sandbox\.(?:(\d+)\.)?.*lock$/;
const POLL_MS = 20;

const digestOf = (folder: string): string =>
  createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);

/** Creates the socket of this process in `socketFolder`. It responds with 'trying', or 'held' after `hold`. */
async function claimIn(socketFolder: string) {
  const name = `sandbox.${process.pid}.${randomBytes(8).toString('hex')}.lock`;
  if (Buffer.byteLength(join(socketFolder, name)) > MAX_PATH) throw new Error('the path is too long');
  // Between bind and listen, other processes would take the socket for stale, so it has a temporary name.
  const temporary = join(socketFolder, name.replace(/lock$/, 'new'));
  let state = 'trying';
  const server = createServer((socket) => socket.on('error', () => undefined).end(state)).unref();
  // Every user may query the lock. The permissions of the data files decide who can open the database.
  server.listen({ path: temporary, readableAll: true, writableAll: true });
  await once(server, 'listening');
  renameSync(temporary, join(socketFolder, name));
  const release = () => {
    rmSync(join(socketFolder, name), { force: true });
    server.close();
  };
  return { socketFolder, name, hold: () => void (state = 'held'), release };
}

/** Creates the socket in the folder, or in a temporary folder if the path is too long or the file system has no sockets. */
async function claim(folder: string) {
  try {
    return await claimIn(realpathSync(folder));
  } catch {
    const socketFolder = join(tmpdir(), `sandbox-${digestOf(folder)}`);
    mkdirSync(socketFolder, { recursive: true });
    return claimIn(socketFolder);
  }
}

/** Returns the state of the process behind a socket. One that does not respond holds the lock. */
const stateAt = (path: string): Promise<string> =>
  new Promise((resolve) => {
    let state = '';
    const socket = connect(path);
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => (state += chunk.toString()));
    socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
      if (['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(code)) state = 'gone';
    });
    socket.on('close', () => resolve(state || 'held'));
  });

const inUse = (folder: string, pid?: string): CannotStart =>
  new CannotStart(
    `Another sandbox${pid === undefined ? '' : ` (pid ${pid})`} is using ${folder}; stop it, or set SANDBOX_DATA to another folder`,
  );

/** Locks a folder on Windows with a named pipe, which disappears when its process ends. */
async function lockPipe(folder: string): Promise<() => void> {
  const server = createServer().unref();
  try {
    server.listen(`\\\\.\\pipe\\sandbox-${digestOf(folder)}`);
    await once(server, 'listening');
  } catch {
    throw inUse(folder);
  }
  return () => void server.close();
}

/**
 * Locks a folder against other processes and returns a function that releases the lock. PGlite itself would let two
 * processes write into one folder. Throws CannotStart with the holder's process id when the folder is locked.
 *
 * The lock is a local socket in the folder, so the operating system drops it however the process ends. A process id in a
 * file would be ambiguous: ids are reused, and in containers the first process always has id 1.
 *
 * Each process creates its socket before it queries the others, so of two simultaneous starts at least one sees the
 * other. The one whose socket name sorts first waits until the other has given way. Names are random, so deleting a stale
 * socket cannot delete a lock that was taken meanwhile.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  if (process.platform === 'win32') return lockPipe(folder);
  const { socketFolder, name, hold, release } = await claim(folder);
  try {
    for (const other of readdirSync(socketFolder).filter((each) => LOCK.test(each) && each !== name)) {
      const path = join(socketFolder, other);
      let state = await stateAt(path);
      while (state === 'trying' && name < other) {
        await wait(POLL_MS);
        state = await stateAt(path);
      }
      if (state !== 'gone') throw inUse(folder, LOCK.exec(other)?.[1]);
      rmSync(path, { force: true });
    }
  } catch (error) {
    release();
    throw error;
  }
  hold();
  return release;
}
