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
/** How long one that is about to decide is waited for, in ms. */
const UNDECIDED = 10_000;

function inUse(folder: string, pid?: string, machine?: string): CannotStart {
  const elsewhere = machine !== undefined && machine !== hostname() ? ` on ${machine}` : '';
  const who = pid === undefined ? 'Another sandbox' : `Another sandbox (pid ${pid}${elsewhere})`;
  return new CannotStart(`${who} is using ${folder}; stop it, or set SANDBOX_DATA to another folder`);
}

/** Waits until the owner of another socket is gone, and clears it away; throws where this one must give way. */
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

/** Windows: a named pipe has one first owner and ends with it; nothing lies in the folder. */
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
 * Keeps every other process out of a folder until the function it gives is called; PGlite itself would let
 * two write into one. Throws CannotStart, which names the holder.
 *
 * The lock is a local socket that its process listens on, so the system itself drops it when that process
 * ends, however it ends: what is left is a file that refuses to connect, and is cleared away. A process
 * number would say less, since another process, or in a container any first one, may bear it. The socket
 * lies in the folder, where containers that share the folder meet; between two machines it does not reach.
 *
 * Each process lays down a socket of its own first and asks the others after, so of two that start at once
 * at least one sees the other. Then the one whose name comes first waits until the other has given way.
 * Names are never used twice, so clearing one away cannot hit a lock that was taken meanwhile.
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
