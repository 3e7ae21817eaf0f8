import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, postgresRestartable, startPostgres, type Postgres } from '../../tests/support/postgres';
import { uniqueAmounts, type Write } from './journal';
import { prepareMembers } from './members';
import { createServer, type Server } from './server';
import { brokenRules, findWrites } from './verify';
import { signIn, writeUntilOver } from './writers';

export type Engine = 'embedded' | 'postgres';

const MEMBERS = 6;
const between = (from: number, to: number) => from + Math.random() * (to - from);

type Victim = 'sandbox' | 'PostgreSQL' | 'both';
/** Returns the processes to kill, one in each round; a PostgreSQL that we have not started is never killed. */
const victimsOf = (engine: Engine): readonly Victim[] =>
  engine === 'postgres' && postgresRestartable ? ['PostgreSQL', 'both', 'sandbox'] : ['sandbox'];

/** Kills a process in the middle of the writes, and restarts it. Returns a fault, or none. */
async function strike(victim: Victim, server: Server, postgres: Postgres | undefined): Promise<string[]> {
  if (victim !== 'PostgreSQL') await server.kill();
  if (victim !== 'sandbox') {
    await postgres?.kill();
    // Leaves time for requests while PostgreSQL is down.
    await wait(between(200, 1000));
    await postgres?.restart();
  }
  if (victim !== 'PostgreSQL') {
    await server.start();
    return [];
  }
  const giveUp = Date.now() + 10_000;
  while (server.runs() && Date.now() < giveUp) {
    const reply = await server.call('GET', 'sandbox/mailbox?format=json').catch(() => undefined);
    if (reply?.status === 200) return [];
    await wait(100);
  }
  const fault = `the sandbox did not outlive its database:\n${server.output()}`;
  await server.kill();
  await server.start();
  return [fault];
}

/** Runs rounds of parallel writes, with a kill -9 in the middle of each, for some seconds. Returns the faults. */
export async function runChaos(
  engine: Engine,
  seconds: number,
  say: (line: string) => void,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  const choice = { dataDir: join(folder, 'data'), databaseUrl: postgres?.url };
  const everybody = await prepareMembers(choice, MEMBERS);
  const env = { SANDBOX_DATA: choice.dataDir, DATABASE_URL: postgres?.url ?? '' };
  const server = createServer(await freePort(), env);
  const [journal, faults]: [Write[], string[]] = [[], []];
  const nextAmount = uniqueAmounts();
  const victims = victimsOf(engine);
  try {
    await server.start();
    const members = await Promise.all(everybody.map((member) => signIn(server, member)));
    const end = Date.now() + seconds * 1000;
    for (let round = 1; Date.now() < end; round++) {
      const victim = victims[(round - 1) % victims.length] ?? 'sandbox';
      const before = journal.length;
      let over = false;
      const writing = writeUntilOver({ server, members, nextAmount, journal, over: () => over });
      await wait(between(1500, 5000));
      const struck = strike(victim, server, postgres);
      await wait(victim === 'PostgreSQL' ? 2000 : 0);
      over = true;
      await writing;
      faults.push(...(await struck));
      const these = journal.slice(before);
      const { found, faults: lost } = await findWrites(server, members, these);
      faults.push(...lost);
      const acknowledged = these.filter(({ outcome }) => outcome === 'acknowledged').length;
      say(`round ${round}, kill -9 of ${victim}: ${acknowledged} writes acknowledged, ${found} found again`);
    }
    const { found, faults: lost, unknownMade } = await findWrites(server, members, journal);
    faults.push(...lost);
    if ((await server.stop()) !== 0) faults.push(`the sandbox did not stop cleanly:\n${server.output()}`);
    faults.push(...(await brokenRules(choice)));
    summarize(journal, found, unknownMade, say);
  } finally {
    await server.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return [...new Set(faults)];
}

function summarize(
  journal: readonly Write[],
  found: number,
  unknownMade: number,
  say: (line: string) => void,
) {
  const count = (outcome: string, kind?: string) =>
    journal.filter((write) => write.outcome === outcome && (!kind || write.kind === kind)).length;
  for (const kind of new Set(journal.map((write) => write.kind)))
    say(`${kind}: ${count('acknowledged', kind)} acknowledged`);
  const acknowledged = count('acknowledged');
  say(`${acknowledged} writes acknowledged, ${found} found again at the end, ${acknowledged - found} lost`);
  say(
    `${count('unknown')} without an answer, of which ${unknownMade} were made; ${count('refused')} refused`,
  );
}
