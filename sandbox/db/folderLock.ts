import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from '../cannotStart';
import { ask, claim, digestOf, type Claim } from './lockSocket';

const LOCK = /^sandbox\.(?:(\d+)\.)?.*lock$/;
const POLL = 20;
/** How long to wait for a claimant that has neither taken the lock nor given way, in ms. */
const UNDECIDED = 10_000;

function inUse(folder: string, pid?: string, machine?: string): CannotStart {
  const elsewhere = machine !== undefined && machine !== hostname() ? ` on ${machine}` : '';
  const who = pid === undefined ? 'Another sandbox' : `Another sandbox (pid ${pid}${elsewhere})`;
  return new CannotStart(`${who} is using ${folder}; stop it, or set SANDBOX_DATA to another folder`);
}

/**
 * Waits until the process behind another socket is gone, and deletes the socket file. Throws CannotStart when this
 * process must give way.
 */
async function outlast(other: string, own: Claim, folder: string): Promise<void> {
  const giveUp = Date.now() + UNDECIDED;
  for (;;) {
    const claimant = await ask(own.place, other);
    if (claimant.state === 'gone') break;
    const pid = LOCK.exec(other)?.[1];
    if (claimant.state === 'held') throw inUse(folder, pid, claimant.machine);
    const goesFirst = claimant.state === 'trying' && other < own.name;
    if (goesFirst || Date.now() > giveUp) throw inUse(folder, pid);
    await wait(POLL);
  }
  rmSync(join(own.place, other), { force: true });
}

/** Locks a folder on Windows: a named pipe has one owner and disappears with it. Creates no file in the folder. */
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
 * The lock is a local socket that the process listens on, so the operating system drops the lock however the process
 * ends. The socket file that remains refuses connections and is deleted. A process id in a file would be ambiguous:
 * another process may have the same id later, and in containers the first process always has id 1. The socket is in
 * the folder itself, so that containers that share the folder see it. It does not work between two machines.
 *
 * Each process creates its own socket before it asks the others, so of two processes that start at the same time at
 * least one sees the other. The process whose name sorts first waits until the other has given way. Names contain
 * random digits, so deleting a stale socket cannot delete a lock that was taken meanwhile.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  if (process.platform === 'win32') return lockPipe(folder);
  const own = await claim(folder);
  try {
    const others = readdirSync(own.place).filter((name) => LOCK.test(name) && name !== own.name);
    for (const other of others) await outlast(other, own, folder);
  } catch (error) {
    own.release();
    throw error;
  }
  own.hold();
  return own.release;
}
