import { hashKey, useQuery } from '@tanstack/react-query';
import type Big from 'big.js';
import type { Zone } from '../../core/dates';
import { getValue } from '../../core/defineResource';
import { readDecimal, withoutFloatNoise } from '../../core/money';
import { objectQuery, resourceKey } from '../../data/queries';
import { useRetry } from '../../data/useRetry';
import { loadChunk } from '../../lib/loadChunk';
import type { AllRows } from '../../list/rows/fetchAllPages';
import type { ReadAllOptions } from '../../list/rows/readAllRows';
import { completenessMessage } from '../../list/rows/completenessMessage';
import { runChunked } from '../../list/rows/runChunked';
import { useAllPagesQuery, useReadProgress } from '../../list/rows/useAllPagesQuery';
import { dashboard } from '../../resources/dashboard';
import type { Period } from './period';
import { skippedMessage, statementOf, type Statement } from './statement';
import type { Wallet } from './wallets';

const NO_PARAMS = {};

/** The maximum number of attempts to read balance and entries of one point in time. */
const MAX_ATTEMPTS = 3;

interface WalletRows {
  readonly all: AllRows;
  readonly balance: Big | undefined;
  /** Whether the balance still changed while the entries were read. */
  readonly hasChanged: boolean;
}

/** Reads a wallet's balance, all its entries, and the balance again, until both balances are the same. */
export async function readWallet(
  { ledger, balanceKey }: Wallet,
  options: ReadAllOptions,
): Promise<WalletRows> {
  const { readAllRows } = await loadChunk(() => import('../../list/rows/readAllRows'));
  const { client, dataProvider } = options;
  const readBalance = async (staleTime: number) => {
    if (balanceKey === undefined) return undefined;
    const query = objectQuery(dashboard, dataProvider);
    const { data } = await client.query({ ...query, staleTime, meta: { quiet: true } });
    return readDecimal(withoutFloatNoise(getValue(data, balanceKey)));
  };
  // The first balance may be older than the entries: if it has changed since, both are read again.
  let before = await readBalance(Infinity);
  for (let attempt = 1; ; attempt++) {
    // Request at least the first page again: cached rows may be older than the balance.
    const all = await readAllRows({ ...options, resource: ledger, params: NO_PARAMS, isRefetch: true });
    const balance = await readBalance(0);
    const hasChanged = balance?.toFixed() !== before?.toFixed();
    if (!hasChanged || attempt === MAX_ATTEMPTS) return { all, balance, hasChanged };
    before = balance;
  }
}

/** Returns the rows of the income wallet: transactions of neither the Fuel Wallet nor the deposit balance. */
const incomeRows = (rows: readonly unknown[]) =>
  rows.filter((row) => !['WALLET', 'DEPOSIT'].includes(String(getValue(row, 'walletType'))));

/** Returns the statement of a wallet for a period. Another period needs no request. */
export function useStatement(wallet: Wallet, { from, to }: Period, zone: Zone) {
  const { ledger, balanceKey } = wallet;
  const keyOf = (name: string) => [...resourceKey(ledger.name), name, wallet.key];
  const queryKey = keyOf('wallet-rows');
  const options = { queryKey, meta: { quiet: true } };
  const read = useAllPagesQuery(ledger, NO_PARAMS, options, (readOptions) => readWallet(wallet, readOptions));
  const { data, dataUpdatedAt } = read;
  const statementKey = [...keyOf('statement'), from, to, zone];
  const computed = useQuery({
    queryKey: [...statementKey, dataUpdatedAt],
    // Keep the statement of this wallet and period while refreshed rows are added up.
    placeholderData: (previous: Statement | undefined, query) =>
      query && hashKey(query.queryKey.slice(0, -1)) === hashKey(statementKey) ? previous : undefined,
    enabled: data !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    queryFn: ({ signal }) => {
      const rows = data?.all.rows ?? [];
      const own = balanceKey === undefined ? incomeRows(rows) : rows;
      return runChunked(
        statementOf(ledger, own, { balance: data?.balance, period: { from, to }, zone }),
        signal,
      );
    },
  });
  return {
    wallet: data,
    statement: computed.data,
    ...useRetry(read, wallet.key),
    reload: () => void read.refetch(),
    isFetching: read.isFetching,
    progress: useReadProgress(ledger, NO_PARAMS),
  };
}

/** Returns a message for each reason why a statement may be wrong. */
export function warningsOf(
  { balanceKey }: Wallet,
  { wallet, statement }: Pick<ReturnType<typeof useStatement>, 'wallet' | 'statement'>,
): string[] {
  if (!wallet) return [];
  const { all, balance, hasChanged } = wallet;
  return [
    completenessMessage(all),
    hasChanged ? 'The balance changed while the entries were loaded.' : '',
    skippedMessage(statement?.skipped ?? 0),
    balanceKey !== undefined && !balance ? "The server didn't send a readable balance." : '',
  ].filter(Boolean);
}
