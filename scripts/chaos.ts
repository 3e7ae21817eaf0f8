// Kills the sandbox and PostgreSQL while members write, and checks that each acknowledged write is stored
// exactly once.

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import { createSandbox } from '../sandbox/app';
import { openDatabase, type DatabaseChoice } from '../sandbox/db/open';
import { accounts, members as memberTable } from '../sandbox/db/schema';
import { accountsOf, book, systemAccounts } from '../sandbox/domain/ledger';
import { openSession, userIdOf } from '../sandbox/domain/members';
import { getValue } from '../src/core/defineResource';
import { postgresRestartable, startPostgres } from '../tests/support/postgres';
import { startProcess } from '../tests/unit/sandbox/startProcess';
import { freePort } from './freePort';
import { ensurePostgres } from './postgres';

const ADDRESS = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
const PAGE_SIZE = 100;
/** The lists that are checked, by API path, each with the fields that identify a row. */
const LISTS = { allTxns: ['transactionType', 'amount'], withrawOrders: ['amount'], getTicket: ['message'] };

type Member = Readonly<Record<'email' | 'id' | 'token', string>>;
/** A write request and the list rows that its success creates. 'unknown': no response, or a server error. */
type Write = Readonly<{ kind: string; outcome: 'acknowledged' | 'rejected' | 'unknown'; rows: string[] }>;

const print = (line: string) => console.log(`── ${line}`);
const field = (row: unknown, key: string) => String(getValue(row, key));
let millionths = 0;
/** Returns an amount that no other write uses: `floor` plus some millionths. */
const uniqueAmount = (floor: number) => String((floor * 1e6 + ++millionths) / 1e6);

/** Creates functions to start, call and stop a sandbox process, whose database survives the process. */
function createServer(port: string, { dataDir, databaseUrl = '' }: DatabaseChoice) {
  let sandbox: ReturnType<typeof startProcess> | undefined;
  const call = async (path: string, token = '', data?: object) => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const post = data && { method: 'POST', body: JSON.stringify(data) };
    const init = { headers, signal: AbortSignal.timeout(20_000), ...post };
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, init);
    const body: unknown = await response.json();
    return { status: response.status, body, success: getValue(body, 'success') === true };
  };
  return {
    call,
    output: () => sandbox?.output().slice(-3000) ?? '',
    start: () => {
      const env = { PORT: port, SANDBOX_DATA: dataDir, DATABASE_URL: databaseUrl };
      sandbox = startProcess(env, ['--import', 'tsx', 'sandbox/start.ts']);
      const late = wait(60_000, undefined, { ref: false }).then(() =>
        Promise.reject(new Error('The sandbox does not start')),
      );
      return Promise.race([sandbox.ready(), late]);
    },
    /** Ends the process and returns its exit code. */
    end: (signal: NodeJS.Signals) => {
      sandbox?.stop(signal);
      return sandbox?.ended;
    },
  };
}
type Server = ReturnType<typeof createServer>;

/** Seeds a new database and adds signed-in members with USDT. Call this function before a server uses the database. */
async function createMembers(choice: DatabaseChoice): Promise<Member[]> {
  await (await createSandbox({ ...choice, rows: 2 })).close();
  const { db, close } = await openDatabase(choice);
  const at = new Date();
  const shared = { name: 'Chaos', phone: '5550100000', verified: true, createdAt: at, passwordHash: '' };
  const values = [1, 2, 3, 4, 5, 6].map((n) => ({ ...shared, email: `chaos${n}@example.test` }));
  const created = await db.insert(memberTable).values(values).returning();
  await db.insert(accounts).values(created.flatMap(({ id }) => accountsOf(id)));
  const members: Member[] = [];
  for (const { id: owner, email } of created) {
    const amount = new Big(1_000_000);
    const credits = ['FUEL', 'INCOME'].map((wallet) => ({ owner, wallet, amount }));
    const moves = [{ ...systemAccounts.bonuses, amount: amount.times(-2) }, ...credits];
    await db.transaction((tx) => book(tx, { type: 'rewards', source: 'Operator', target: email, at, moves }));
    members.push({ email, id: userIdOf(owner), token: await openSession(db, owner, at) });
  }
  await close();
  return members;
}

/** Sends writes of all members in parallel until the signal aborts, and returns the writes. */
async function writeUntil(signal: AbortSignal, server: Server, members: Member[]): Promise<Write[]> {
  const writes: Write[] = [];
  const send = async (token: string, kind: string, path: string, body: object, rows: string[]) => {
    const reply = await server.call(`api/user/${path}`, token, body).catch(() => undefined);
    const failed = !reply || reply.status >= 500;
    writes.push({ kind, outcome: failed ? 'unknown' : reply.success ? 'acknowledged' : 'rejected', rows });
    // Requests to a stopped server fail immediately. Without a pause, they would flood the list of writes.
    if (!reply?.success) await wait(100);
  };

  const transfer = ({ id, token }: Member) => {
    const others = members.filter((member) => member.id !== id);
    const uid = others[Math.floor(Math.random() * others.length)]?.id ?? '';
    const amount = uniqueAmount(0);
    const rows = [`${id} allTxns userFundTransfer -${amount}`, `${uid} allTxns userFundTransfer ${amount}`];
    return send(token, 'transfer', 'fundTransfer', { uid, amount }, rows);
  };
  const ticket = ({ id, token }: Member) => {
    const body = { subject: 'Chaos', message: randomUUID() };
    return send(token, 'ticket', 'addTicket', body, [`${id} getTicket ${body.message}`]);
  };
  const withdraw = async ({ id, email, token }: Member) => {
    const requested = await server.call('api/user/withrawOtp', token).catch(() => undefined);
    // The server is down, or rejects a new code so soon after the previous code.
    if (!requested?.success) return wait(500);
    const mails = await server.call(`sandbox/mailbox?format=json&to=${email}`).catch(() => undefined);
    const otp = field(mails?.body, '0.code');
    const toFuel = Math.random() < 0.5;
    // The minimum withdrawal to an address is 10 USDT.
    const amount = uniqueAmount(toFuel ? 0 : 10);
    const [withrawType, walletAddress] = toFuel ? ['FUEL', ''] : ['address', ADDRESS];
    const rows = toFuel
      ? [`${id} allTxns fuelWithdraw -${amount}`, `${id} allTxns fuelWithdraw ${amount}`]
      : [`${id} allTxns withdraw -${amount}`, `${id} withrawOrders ${amount}`];
    const body = { otp, amount, withrawType, walletAddress };
    return send(token, `withdrawal to ${withrawType}`, 'placeWithraw', body, rows);
  };

  const repeatedly = (write: (member: Member) => Promise<void>) => async (member: Member) => {
    while (!signal.aborted) await write(member);
  };
  const loops = [transfer, transfer, ticket, withdraw].map(repeatedly);
  await Promise.all(members.flatMap((member) => loops.map((loop) => loop(member))));
  return writes;
}

/** Returns a line for each write that was lost, stored twice, stored partly, or stored despite a rejection. */
async function verify(title: string, server: Server, members: Member[], writes: Write[]): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { id, token } of members)
    for (const [list, fields] of Object.entries(LISTS))
      for (let skip = 0, more = true; more; skip += PAGE_SIZE) {
        const reply = await server.call(`api/user/${list}`, token, { limit: PAGE_SIZE, skip });
        const rows = getValue(reply.body, 'data');
        if (!reply.success || !Array.isArray(rows)) throw new Error(`${list}: ${JSON.stringify(reply)}`);
        const keys = rows.map((row) => [id, list, ...fields.map((name) => field(row, name))].join(' '));
        for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
        more = rows.length === PAGE_SIZE;
      }
  const faults: string[] = [];
  for (const { kind, outcome, rows } of writes) {
    const times = rows.map((row) => counts.get(row) ?? 0);
    const stored = times.every((n) => n === 1);
    if (stored ? outcome === 'rejected' : outcome === 'acknowledged' || times.some((n) => n > 0))
      faults.push(`${kind}, ${outcome}: ${rows.join('; ')}, found ${times.join(' and ')} times`);
  }
  print(`${title}: ${writes.length} writes, ${faults.length} faults`);
  return faults;
}

/** Checks the ledger by SQL queries while no server runs. Returns the violations. */
async function checkLedger(choice: DatabaseChoice): Promise<string[]> {
  const violations = {
    'the sum of all accounts is not zero': sql`select sum(balance) from accounts having sum(balance) <> 0`,
    overdrafts: sql`select * from accounts where owner <> 0 and balance < 0`,
    'unbalanced entries': sql`select entry_id from postings group by entry_id having sum(amount) <> 0`,
    'balances that are not the sum of their postings': sql`select * from accounts as a where balance <>
      (select coalesce(sum(amount), 0) from postings as p where p.owner = a.owner and p.wallet = a.wallet)`,
    'withdrawals without their entry': sql`select * from withdrawals as w where not exists (select from
      postings as p where p.entry_id = w.entry_id and p.owner = w.member_id and p.amount = -w.amount)`,
  };
  const { db, close } = await openDatabase(choice);
  const faults: string[] = [];
  for (const [rule, query] of Object.entries(violations)) {
    const rows = getValue(await db.execute(query), 'rows');
    if (!Array.isArray(rows) || rows.length > 0) faults.push(`${rule}: ${JSON.stringify(rows)}`);
  }
  await close();
  return faults;
}

/** Waits until the sandbox reads from the database again. */
async function reconnected({ call, output }: Server): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    if ((await call('sandbox/mailbox?format=json').catch(() => undefined))?.status === 200) return;
    await wait(50);
  }
  throw new Error(`The sandbox does not reconnect:\n${output()}`);
}

/** Runs rounds of parallel writes. Each round kills the sandbox, PostgreSQL or both. Returns the faults. */
async function runChaos(engine: string, seconds: number): Promise<Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  const choice = { dataDir: join(folder, 'data'), databaseUrl: postgres?.url };
  const server = createServer(await freePort(), choice);
  // An external PostgreSQL is never killed.
  const victims = postgres && postgresRestartable ? ['PostgreSQL', 'both', 'sandbox'] : ['sandbox'];
  let stop = new AbortController();
  const journal: Write[] = [];
  const faults: string[] = [];
  try {
    const members = await createMembers(choice);
    await server.start();
    for (let round = 0, end = Date.now() + seconds * 1000; Date.now() < end; round++) {
      const victim = victims[round % victims.length] ?? 'sandbox';
      stop = new AbortController();
      const writing = writeUntil(stop.signal, server, members);
      await wait(1500 + Math.random() * 3500);
      if (victim !== 'PostgreSQL') await server.end('SIGKILL');
      if (victim !== 'sandbox') {
        await postgres?.kill();
        await wait(200 + Math.random() * 800);
        await postgres?.restart();
      }
      // The sandbox must survive a kill of PostgreSQL alone.
      await (victim === 'PostgreSQL' ? reconnected(server) : server.start());
      await wait(500);
      stop.abort();
      const writes = await writing;
      journal.push(...writes);
      faults.push(...(await verify(`kill -9 of ${victim}`, server, members, writes)));
    }
    faults.push(...(await verify('all rounds', server, members, journal)));
    if ((await server.end('SIGTERM')) !== 0) faults.push(`Unclean stop:\n${server.output()}`);
    faults.push(...(await checkLedger(choice)));
  } catch (error) {
    faults.push(String(error));
  } finally {
    stop.abort();
    await server.end('SIGKILL');
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return new Set(faults);
}

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seconds: { ...text, default: '90' }, engine: text } });
const seconds = Number(values.seconds);
if (!(seconds > 0 && seconds <= 240)) throw new Error('--seconds is a number up to 240, for each engine');
const engines = ['embedded', 'postgres'].filter((engine) => engine === (values.engine ?? engine));
if (engines.length === 0) throw new Error('--engine is embedded or postgres');

for (const engine of engines) {
  if (engine === 'postgres' && !ensurePostgres(print)) continue;
  print(`Chaos on the ${engine} database, ${seconds} s`);
  const faults = await runChaos(engine, seconds);
  for (const fault of [...faults].slice(0, 20)) print(`FAULT ${fault}`);
  print(`${engine}: ${faults.size} faults`);
  if (faults.size > 0) process.exitCode = 1;
}
process.exit();
