import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createServer } from '../scripts/chaos/server';
import { freePort } from '../scripts/freePort';
import { ensurePostgres } from '../scripts/postgres';
import { startPostgres } from '../tests/support/postgres';
import { fillLedger } from './load/fill';
import { sendTraffic, type Sample, type Sent } from './load/traffic';
import type { LoadFigures } from './figures';
import { saveFigures } from './options';
import { printTable } from './speed/table';

/** The rows of all ledgers, the sandboxes on one PostgreSQL, the simultaneous members and the duration. */
const ROWS = 1_000_000;
const PROCESSES = 4;
const MEMBERS = 200;
const SECONDS = 60;

const say = (line: string) => console.log(`── ${line}`);

/** Returns the percentile of sorted values. `share` is from 0 to 1. */
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;

const latencies = (samples: readonly Sample[], kind: string) => {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    kind,
    count: samples.length,
    perSecond: samples.length / SECONDS,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  };
};

/** Checks the ledger every second until stopped. Returns the function that stops it and returns checks and faults. */
function watchSums(client: pg.Client) {
  const wrong: string[] = [];
  let looks = 0;
  const end = new AbortController();
  const ended = end.signal;
  const look = async () => {
    // One statement reads one snapshot: the balances of all accounts and all postings must each add up to zero.
    const { rows } = await client.query<{ accounts: string; postings: string }>(
      `select (select sum(balance) from accounts) as accounts, (select sum(amount) from postings) as postings`,
    );
    looks += 1;
    for (const [name, sum] of Object.entries(rows[0] ?? {}))
      if (Number(sum) !== 0) wrong.push(`the sum of ${name} was ${sum}`);
  };
  const watching = (async () => {
    do {
      await look();
      await wait(1000);
    } while (!ended.aborted);
    await look();
  })();
  return async () => {
    end.abort();
    await watching;
    return { looks, wrong };
  };
}

/** Returns a sentence for each transfer that is acknowledged but not booked once, or booked but not acknowledged. */
async function unmatched(client: pg.Client, sent: readonly Sent[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select debit.owner || ' to ' || credit.owner || ': ' || credit.amount as name
     from entries join postings debit on debit.entry_id = entries.id and debit.amount < 0
       join postings credit on credit.entry_id = entries.id and credit.amount > 0
     where entries.type = 'userFundTransfer' and entries.source like 'WH%' and debit.owner = any($1)`,
    [[...new Set(sent.map(({ from }) => from))]],
  );
  const booked = new Map<string, number>();
  for (const { name } of rows) booked.set(name, (booked.get(name) ?? 0) + 1);
  const faults: string[] = [];
  for (const { from, to, amount } of sent) {
    const name = `${from} to ${to}: ${amount}`;
    const times = booked.get(name) ?? 0;
    if (times !== 1) faults.push(`${name} is booked ${times} times`);
    booked.delete(name);
  }
  return [...faults, ...[...booked.keys()].map((name) => `${name} is booked, and nobody was told`)];
}

if (!ensurePostgres(say)) process.exit(1);
const postgres = await startPostgres({ durable: true });
const env = { DATABASE_URL: postgres.url, SANDBOX_DATA: 'memory://', SANDBOX_KEY: '5a'.repeat(32) };
const servers = [];
for (let index = 0; index < PROCESSES; index++) servers.push(createServer(Number(await freePort()), env));
const client = new pg.Client({ connectionString: postgres.url });
try {
  await Promise.all(servers.map((server) => server.start()));
  await client.connect();
  say(`Filling ${ROWS.toLocaleString('en')} ledger rows for ${MEMBERS} members …`);
  const began = Date.now();
  const members = await fillLedger(client, MEMBERS, ROWS);
  say(
    `filled in ${Math.round((Date.now() - began) / 1000)} s; the longest ledger has ${members[0]?.rows} rows`,
  );
  say(`${MEMBERS} members at once at ${PROCESSES} processes for ${SECONDS} s …`);
  const endWatch = watchSums(client);
  const origins = servers.map(({ origin }) => origin);
  const { samples, sent, faults } = await sendTraffic(origins, members, SECONDS);
  const { looks, wrong } = await endWatch();
  const all = [...faults, ...wrong, ...(await unmatched(client, sent))];
  const kinds = [...new Set(samples.map(({ kind }) => kind))].sort();
  const calls = [
    ...kinds.map((kind) =>
      latencies(
        samples.filter((sample) => sample.kind === kind),
        kind,
      ),
    ),
    latencies(samples, 'all'),
  ];
  printTable(
    ['call', 'calls', 'a second', 'p50, ms', 'p95, ms', 'p99, ms'],
    calls.map(({ kind, count, perSecond, p50, p95, p99 }) => [
      kind,
      String(count),
      perSecond.toFixed(0),
      ...[p50, p95, p99].map((ms) => ms.toFixed(0)),
    ]),
  );
  say(`${sent.length} transfers acknowledged and booked once each; sums looked at ${looks} times`);
  for (const fault of all.slice(0, 20)) say(`FAULT ${fault}`);
  say(
    all.length === 0
      ? 'nothing was lost or doubled, and the sum was zero throughout'
      : `${all.length} faults`,
  );
  if (all.length > 0) process.exitCode = 1;
  saveFigures({
    rows: ROWS,
    processes: PROCESSES,
    members: MEMBERS,
    seconds: SECONDS,
    calls,
    sent: sent.length,
    looks,
    faults: all.length,
  } satisfies LoadFigures);
} finally {
  await client.end();
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
}
