import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from '../errors';

/** A socket path takes up to 104 bytes on macOS and 108 on Linux, including the terminating zero. */
const MAX_PATH = 103;
/** How long to wait for a response, in ms. A process that does not respond in time counts as holding the lock. */
const RESPONSE_TIMEOUT_MS = 1000;

/** Calls `work` with a path that is short enough for a socket. On Linux, long paths go through /proc/self/fd. */
async function withSocketPath<T>(
  folder: string,
  name: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(folder, name);
  if (process.platform !== 'linux' || Buffer.byteLength(path) <= MAX_PATH) return work(path);
  const descriptor = openSync(folder, 'r');
  try {
    return await work(`/proc/self/fd/${descriptor}/${name}`);
  } finally {
    closeSync(descriptor);
  }
}

/** This process's attempt to lock a folder. Other processes that want the lock are also called claimants. */
type Claim = Awaited<ReturnType<typeof claimAt>>;

/** Creates this process's socket in `socketFolder`, the folder that contains the sockets of all claimants. */
async function claimAt(socketFolder: string) {
  const name = `sandbox.${process.pid}.${randomBytes(8).toString('hex')}.lock`;
  // Create the socket under a temporary name: between bind and listen, other processes would take it for stale.
  const temporaryName = name.replace(/lock$/, 'new');
  let state = 'trying';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`${state} ${hostname()}`);
  });
  if (process.platform !== 'linux' && Buffer.byteLength(join(socketFolder, temporaryName)) > MAX_PATH)
    throw new Error('the path is too long for a socket');
  await withSocketPath(socketFolder, temporaryName, async (path) => {
    // Every user may query the lock. The permissions of the data files decide who can open the database.
    server.listen({ path, readableAll: true, writableAll: true });
    await once(server, 'listening');
  });
  server.unref();
  renameSync(join(socketFolder, temporaryName), join(socketFolder, name));
  return {
    socketFolder,
    name,
    hold: () => void (state = 'held'),
    release: () => {
      rmSync(join(socketFolder, name), { force: true });
      server.close();
    },
  };
}

/** Returns a short hash of a folder's real path. */
const digestOf = (folder: string): string =>
  createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);

/** Creates this process's socket in the folder, or in a temporary folder if the file system supports no sockets. */
async function claim(folder: string): Promise<Claim> {
  try {
    return await claimAt(folder);
  } catch {
    const socketFolder = join(tmpdir(), `sandbox-${digestOf(folder)}`);
    mkdirSync(socketFolder, { recursive: true });
    return claimAt(socketFolder);
  }
}

/**
 * Queries the process behind a socket. Returns its state and host name, such as 'held my-laptop'.
 * - 'gone': no process listens on the socket.
 * - 'trying': the process is querying other claimants.
 * - 'held': the process has the lock, or does not respond.
 * - '': the process was ending.
 */
const queryState = (socketFolder: string, name: string): Promise<string> =>
  withSocketPath(
    socketFolder,
    name,
    (path) =>
      new Promise((resolve) => {
        let received = '';
        const socket = connect(path);
        const done = (state: string) => {
          socket.destroy();
          resolve(state);
        };
        socket.setTimeout(RESPONSE_TIMEOUT_MS, () => done('held'));
        socket.on('data', (chunk) => (received += chunk.toString()));
        socket.on('end', () => done(received));
        socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
          if (['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(code)) done('gone');
          else done(code === 'ECONNRESET' ? '' : 'held');
        });
      }),
  );

const LOCK = /^sandbox\.(?:(\d+)\.)?.*lock$/;
const POLL_MS = 20;
/** How long to wait for a claimant that has neither taken the lock nor given way, in ms. */
const DECISION_TIMEOUT_MS = 10_000;

function inUse(folder: string, pid?: string, machine?: string): CannotStart {
  const elsewhere = machine !== undefined && machine !== hostname() ? ` on ${machine}` : '';
  const holder = pid === undefined ? 'Another sandbox' : `Another sandbox (pid ${pid}${elsewhere})`;
  return new CannotStart(`${holder} is using ${folder}; stop it, or set SANDBOX_DATA to another folder`);
}

/**
 * Waits until another claimant is gone, and deletes its socket. Throws CannotStart if the other claimant has
 * the lock, has priority, or stays undecided for too long.
 */
async function waitUntilGone(other: string, own: Claim, folder: string): Promise<void> {
  const deadline = Date.now() + DECISION_TIMEOUT_MS;
  for (;;) {
    const [state, machine] = (await queryState(own.socketFolder, other)).split(' ');
    if (state === 'gone') break;
    const pid = LOCK.exec(other)?.[1];
    if (state === 'held') throw inUse(folder, pid, machine);
    const hasPriority = state === 'trying' && other < own.name;
    if (hasPriority || Date.now() > deadline) throw inUse(folder, pid);
    await wait(POLL_MS);
  }
  rmSync(join(own.socketFolder, other), { force: true });
}

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
 * The lock is a local socket in the folder (a named pipe on Windows; in the temporary folder if the file system
 * supports no sockets), so the operating system drops the lock however the process ends. A process id in a file would
 * be ambiguous: ids are reused, and in containers the first process always has id 1. Containers on one machine that
 * share the folder can query each other's sockets; two machines cannot.
 *
 * Each process creates its socket before it queries the others, so of two simultaneous starts at least one sees the
 * other. The process whose socket name sorts first waits until the other process has given way. Socket names contain
 * random digits, so deleting a stale socket cannot delete a lock that was taken meanwhile.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  if (process.platform === 'win32') return lockPipe(folder);
  const own = await claim(folder);
  try {
    const others = readdirSync(own.socketFolder).filter((name) => LOCK.test(name) && name !== own.name);
    for (const other of others) await waitUntilGone(other, own, folder);
  } catch (error) {
    own.release();
    throw error;
  }
  own.hold();
  return own.release;
}
