import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket path takes up to 104 bytes on macOS and 108 on Linux, including the terminating zero. */
const MAX_PATH = 103;
/** How long to wait for an answer, in ms. A process that does not answer in time counts as holding the lock. */
const PATIENCE = 1000;

/** 'trying': still asks the other claimants. 'unclear': ended, or is ending, while it was asked. */
export type Claimant =
  | { readonly state: 'gone' | 'trying' | 'unclear' }
  | { readonly state: 'held'; readonly machine: string | undefined };

/** This process's socket in a folder of locks. */
export interface Claim {
  /** The folder that contains the sockets of all claimants. */
  readonly place: string;
  readonly name: string;
  readonly hold: () => void;
  readonly release: () => void;
}

/** Calls `work` with a path of the file that fits a socket address. On Linux, long paths go through /proc. */
async function addressed<T>(folder: string, name: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, name);
  if (process.platform !== 'linux' || Buffer.byteLength(path) <= MAX_PATH) return work(path);
  const descriptor = openSync(folder, 'r');
  try {
    return await work(`/proc/self/fd/${descriptor}/${name}`);
  } finally {
    closeSync(descriptor);
  }
}

async function claimAt(place: string): Promise<Claim> {
  const name = `sandbox.${process.pid}.${randomBytes(8).toString('hex')}.lock`;
  // Created under another name: between bind and listen, a socket looks like a stale one.
  const unready = name.replace(/lock$/, 'new');
  let state = 'trying';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`${state} ${hostname()}`);
  });
  if (process.platform !== 'linux' && Buffer.byteLength(join(place, unready)) > MAX_PATH)
    throw new Error('the path is too long for a socket');
  await addressed(place, unready, async (path) => {
    // Every user may ask. File permissions decide who can open the database.
    server.listen({ path, readableAll: true, writableAll: true });
    await once(server, 'listening');
  });
  server.unref();
  renameSync(join(place, unready), join(place, name));
  return {
    place,
    name,
    hold: () => {
      state = 'held';
    },
    release: () => {
      rmSync(join(place, name), { force: true });
      server.close();
    },
  };
}

/** Returns a short hash of a folder's real path. */
export const digestOf = (folder: string): string =>
  createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);

/**
 * Creates this process's socket in the folder. If the file system supports no sockets (some that are shared with a
 * virtual machine do not), creates it in a temporary folder of this machine that is named after the folder's hash.
 */
export async function claim(folder: string): Promise<Claim> {
  try {
    return await claimAt(folder);
  } catch {
    const place = join(tmpdir(), `sandbox-${digestOf(folder)}`);
    mkdirSync(place, { recursive: true });
    return claimAt(place);
  }
}

/** Asks the process behind a socket for its state. A socket that no process listens on is 'gone'. */
export const ask = (place: string, name: string): Promise<Claimant> =>
  addressed(
    place,
    name,
    (path) =>
      new Promise((resolve) => {
        let heard = '';
        const socket = connect(path);
        const done = (claimant: Claimant) => {
          socket.destroy();
          resolve(claimant);
        };
        socket.setTimeout(PATIENCE, () => done({ state: 'held', machine: undefined }));
        socket.on('data', (chunk) => (heard += chunk.toString()));
        socket.on('end', () => {
          const [state, machine] = heard.split(' ');
          done(state === 'held' ? { state, machine } : { state: state === 'trying' ? state : 'unclear' });
        });
        socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
          if (['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(code)) done({ state: 'gone' });
          else if (code === 'ECONNRESET') done({ state: 'unclear' });
          else done({ state: 'held', machine: undefined });
        });
      }),
  );
