import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket's address takes 104 bytes on macOS and 108 on Linux, the last of them empty. */
const MAX_PATH = 103;
/** A live process that is busy answers late; longer than this it counts as holding, in ms. */
const PATIENCE = 1000;

/** 'trying' looks around before it holds; 'unclear' ended while it was asked, or is about to. */
export type Claimant =
  | { readonly state: 'gone' | 'trying' | 'unclear' }
  | { readonly state: 'held'; readonly machine: string | undefined };

/** A socket of this process in a folder of locks. */
export interface Claim {
  /** The folder that holds the sockets of all who want the same thing. */
  readonly place: string;
  readonly name: string;
  readonly hold: () => void;
  readonly release: () => void;
}

/** Lends an address of a file in a folder that fits a socket, however long the folder's own is (Linux). */
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
  // Made under another name: between binding and listening, a socket looks like one that was left behind.
  const unready = name.replace(/lock$/, 'new');
  let state = 'trying';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`${state} ${hostname()}`);
  });
  if (process.platform !== 'linux' && Buffer.byteLength(join(place, unready)) > MAX_PATH)
    throw new Error('the path is too long for a socket');
  await addressed(place, unready, async (path) => {
    // Any user may ask: who may open the database is decided by the rights of its files.
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

/** A short name for a folder, the same for every path that leads to it. */
export const digestOf = (folder: string): string =>
  createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);

/**
 * Lays a socket of this process into the folder; where the folder's file system holds none (some that are
 * shared with a virtual machine), into a folder of this machine that is named after it.
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

/** Asks the process behind a socket what it is doing; a socket that nobody listens on is gone. */
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
