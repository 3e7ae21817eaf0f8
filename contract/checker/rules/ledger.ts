import { isDeepStrictEqual } from 'node:util';
import { dashboard } from '../../../src/resources/dashboard';
import { fuelWallet } from '../../../src/resources/fuelWallet';
import type { Send } from '../client';
import { isRecord } from '../../../src/core/isRecord';
import { describe, readRows, successBody, type ListTarget, type Rule, type Violation } from '../rule';
import { explainLedger, type Wallet } from './ledgerSums';

/** The maximum number of pages to read. A longer ledger is not checked. */
const MAX_PAGES = 50;
const SIZE = 10;

/** The balance in the dashboard by the wallet type of an entry. */
const BALANCES: Readonly<Record<string, string>> = {
  WALLET: 'mainBalance',
  DEPOSIT: 'depositBalance',
  INCOME: 'incomeBalance',
};

interface Ledger {
  readonly rows: readonly unknown[];
  readonly opening: unknown;
}

/** Reads all rows of a ledger. Returns the reason if they may be incomplete. */
async function readLedger(target: ListTarget, send: Send, fresh: boolean): Promise<Ledger | string> {
  const { method, path } = target.contract;
  const rows: unknown[] = [];
  const pages: (readonly unknown[])[] = [];
  let count: unknown;
  let opening: unknown;
  do {
    const body = { ...target.body, limit: SIZE, skip: pages.length * SIZE };
    const exchange = await send({ method, path, body, fresh });
    const envelope = successBody(exchange);
    const found = readRows(exchange, target.resource.read.rows);
    if (!found) return `page ${pages.length + 1} could not be read: ${describe(exchange)}`;
    if (!Number.isSafeInteger(envelope?.count)) return 'the ledger has no valid count';
    count ??= envelope?.count;
    opening ??= Object.entries(envelope ?? {}).find(([key]) => /^opening_?balance$/i.test(key))?.[1];
    if (Number(count) > MAX_PAGES * SIZE)
      return `it has ${String(count)} entries, and the check reads at most ${MAX_PAGES * SIZE}`;
    if (envelope?.count !== count) return 'the count changed while the ledger was read';
    if (found.length > 1 && pages.some((page) => isDeepStrictEqual(page, found)))
      return 'two pages have the same rows';
    pages.push(found);
    rows.push(...found);
  } while (pages.length * SIZE < Number(count));
  if (rows.length !== count) return `it has ${rows.length} rows, but its count is ${String(count)}`;
  return rows.length === 0 ? 'the ledger is empty' : { rows, opening };
}

/** Reads the balances and the ledger, and compares them. Returns the violations, or why they can't be compared. */
async function compare(target: ListTarget, send: Send, fresh: boolean): Promise<Violation[] | string> {
  const { method, path } = dashboard.one;
  const readDashboard = (again: boolean) => send({ method, path, fresh: again });
  const before = await readDashboard(fresh);
  const balances = successBody(before)?.data;
  if (!isRecord(balances)) return `the balances could not be read: ${describe(before)}`;
  const ledger = await readLedger(target, send, fresh);
  if (typeof ledger === 'string') return ledger;
  if (fresh) {
    const after = successBody(await readDashboard(true))?.data;
    const changed = Object.values(BALANCES).some(
      (key) => !isRecord(after) || !isDeepStrictEqual(after[key], balances[key]),
    );
    if (changed) return 'a balance changed while the ledger was read';
  }
  const walletOf = (row: unknown) =>
    (isRecord(row) ? row.walletType : undefined) ?? target.body.walletType ?? 'WALLET';
  const wallets = Object.entries(BALANCES).flatMap(([type, key]): Wallet[] => {
    const rows = ledger.rows.filter((row) => walletOf(row) === type);
    return rows.length === 0 ? [] : [{ key, balance: balances[key], rows, opening: ledger.opening }];
  });
  if (wallets.length === 0) return 'the dashboard has no balance of its wallet';
  const results = wallets.map((wallet) => explainLedger(wallet, target.resource));
  const violations = results.flatMap((result) =>
    typeof result === 'string' ? [] : result.map((violation) => ({ ...violation, exchange: before })),
  );
  return violations.length > 0 ? violations : (results.find((result) => typeof result === 'string') ?? []);
}

export const ledgerAddsUp: Rule<ListTarget> = {
  id: 'ledger-adds-up',
  description: 'The credits − debits of the wallet ledger are the balance in the dashboard.',
  appliesTo: ({ resource: { read } }) =>
    read.path === fuelWallet.read.path && read.fixed?.transactionType === undefined,
  check: async (target, send) => {
    const found = await compare(target, send, false);
    // Other rules have read some of the pages earlier, so a difference must also be in a ledger that is read at once.
    return typeof found === 'string' || found.length === 0 ? found : compare(target, send, true);
  },
};
