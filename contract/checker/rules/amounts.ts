// The rules about amounts: the same in a list and its detail, and a ledger that adds up to the balance.
import { isDeepStrictEqual } from 'node:util';
import { getValue, isList, type ListResource, type Resource } from '../../../src/core/defineResource';
import { isRecord } from '../../../src/core/isRecord';
import { readDecimal } from '../../../src/core/money';
import { listBody } from '../../../src/core/resourceRequest';
import { valueTypeOf } from '../../../src/core/valueTypes';
import * as registry from '../../../src/resources';
import { dashboard } from '../../../src/resources/dashboard';
import { fuelWallet } from '../../../src/resources/fuelWallet';
import type { Send } from '../client';
import {
  describe,
  readRows,
  requestOf,
  show,
  successBody,
  violation,
  type ListTarget,
  type Rule,
  type Violation,
} from '../rule';
import { explainLedger, type Wallet } from './ledgerSums';

/** The maximum number of pages of a list to read, to find the rows that its detail list contains too. */
const MAX_LIST_PAGES = 4;

const resources: readonly Resource[] = Object.values(registry);

const amountKeys = ({ fields }: ListResource) =>
  fields.filter(({ valueType }) => valueTypeOf(valueType).isAmount).map(({ key }) => key);

async function firstRows(list: ListResource, send: Send): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; page <= MAX_LIST_PAGES; page++) {
    const exchange = await send({ ...list.read, body: listBody(list.read, page, {}) });
    const found = readRows(exchange, list.read.rows) ?? [];
    rows.push(...found);
    if (found.length === 0) break;
  }
  return rows;
}

const sameAmounts: Rule<ListTarget> = {
  id: 'same-amounts',
  description: 'An amount has the same digits in a list and in its detail.',
  appliesTo: ({ resource: { rowKey, read } }) => rowKey !== undefined && read.params !== undefined,
  check: async (target, send) => {
    const { resource } = target;
    const rowKey = resource.rowKey ?? '';
    const others = resources
      .filter(isList)
      .filter((list) => list.rowKey === rowKey && list !== resource && !list.read.params);
    const exchange = await send(requestOf(target));
    const details = readRows(exchange, resource.read.rows) ?? [];
    let compared = 0;
    for (const other of others) {
      const keys = amountKeys(resource).filter((key) => amountKeys(other).includes(key));
      if (keys.length === 0) continue;
      const byId = new Map((await firstRows(other, send)).map((row) => [String(getValue(row, rowKey)), row]));
      for (const detail of details) {
        const row = byId.get(String(getValue(detail, rowKey)));
        if (row === undefined) continue;
        for (const key of keys) {
          const [inList, inDetail] = [getValue(row, key), getValue(detail, key)];
          const expected = readDecimal(inList);
          if (!expected) continue;
          compared += 1;
          if (readDecimal(inDetail)?.eq(expected)) continue;
          const place = `as in ${other.name} (${rowKey} ${show(getValue(row, rowKey))})`;
          return violation(`${key} ${show(inList)}, ${place}`, `${key} ${show(inDetail)}`, exchange);
        }
      }
    }
    return compared === 0 ? 'none of its rows is in another list' : [];
  },
};

/** The maximum number of pages to read. A longer ledger is not checked. */
const MAX_LEDGER_PAGES = 50;
const SIZE = 10;

/** The balance in the dashboard by the wallet type of an entry. */
const BALANCES: Readonly<Record<string, string>> = {
  WALLET: 'mainBalance',
  DEPOSIT: 'depositBalance',
  INCOME: 'incomeBalance',
};

/** Reads all rows of a ledger. Returns the reason if they may be incomplete. */
async function readLedger(target: ListTarget, send: Send, fresh: boolean) {
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
    if (Number(count) > MAX_LEDGER_PAGES * SIZE)
      return `it has ${String(count)} entries, and the check reads at most ${MAX_LEDGER_PAGES * SIZE}`;
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

const ledgerAddsUp: Rule<ListTarget> = {
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

export const amountRules = [sameAmounts, ledgerAddsUp];
