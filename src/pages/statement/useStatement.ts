import type { Zone } from '../../core/dates';
import { getValue, type ListResource } from '../../core/defineResource';
import { normalizeKind } from '../../core/text';
import { resourceKey } from '../../data/queries';
import { useRetry } from '../../data/useRetry';
import { loadChunk } from '../../lib/loadChunk';
import { completenessMessage } from '../../list/rows/completenessMessage';
import type { ReadAllOptions } from '../../list/rows/readAllRows';
import { runChunked } from '../../list/rows/runChunked';
import { useAllPagesQuery, useReadProgress } from '../../list/rows/useAllPages';
import { readBalance } from '../../list/rows/walletEntries';
import { readHistory, type WalletHistory } from './statement';

const NO_PARAMS = {};

/** The maximum number of attempts to read balance and entries of one point in time. */
const MAX_ATTEMPTS = 3;

export interface WalletRead extends WalletHistory {
  /** Whether all entries of the wallet were read, so that they can be compared with the balance. */
  readonly isWhole: boolean;
  /** A message for each reason why a statement may be wrong. */
  readonly warnings: readonly string[];
}

/** Returns a message about entries that were left out; '' if there are none. */
export function skippedMessage(count: number): string {
  if (count === 0) return '';
  const entries = count === 1 ? '1 entry was' : `${count} entries were`;
  return `${entries} left out: no readable date or amount, or another currency.`;
}

/** Returns the rows of the income wallet: transactions of neither the Fuel Wallet nor the deposit balance. */
const incomeRows = (rows: readonly unknown[]) =>
  rows.filter((row) => !['wallet', 'deposit'].includes(normalizeKind(getValue(row, 'walletType'))));

/**
 * Reads the balance, all entries and the balance again, until both balances are the same. Without `balance`, `ledger`
 * is that of the income wallet.
 */
export async function readWallet(
  ledger: ListResource,
  options: ReadAllOptions,
  zone: Zone,
): Promise<WalletRead> {
  const { readAllRows } = await loadChunk(() => import('../../list/rows/readAllRows'));
  // The first balance may be older than the entries: if it has changed since, both are read again.
  let before = await readBalance(ledger, options, Infinity);
  for (let attempt = 1; ; attempt++) {
    // Request at least the first page again: cached rows may be older than the balance.
    const all = await readAllRows({ ...options, params: NO_PARAMS, isRefetch: true });
    const balance = await readBalance(ledger, options, 0);
    const hasChanged = balance?.toFixed() !== before?.toFixed();
    before = balance;
    if (hasChanged && attempt < MAX_ATTEMPTS) continue;
    const rows = ledger.balance ? all.rows : incomeRows(all.rows);
    const history = await runChunked(readHistory(ledger, rows, balance, zone), options.signal);
    const warnings = [
      completenessMessage(all),
      hasChanged ? 'The balance changed while the entries were loaded.' : '',
      skippedMessage(history.skipped),
      ledger.balance && !balance ? "The server didn't send a readable balance." : '',
    ];
    return { ...history, isWhole: !all.capped, warnings: warnings.filter(Boolean) };
  }
}

/** Returns all entries of a wallet. Another period needs no request. */
export function useWallet(ledger: ListResource, zone: Zone) {
  const queryKey = [...resourceKey(ledger.name), 'wallet', zone];
  const read = useAllPagesQuery(ledger, NO_PARAMS, { queryKey, meta: { quiet: true } }, (options) =>
    readWallet(ledger, options, zone),
  );
  return {
    wallet: read.data,
    ...useRetry(read, ledger.name),
    reload: () => void read.refetch(),
    isFetching: read.isFetching,
    progress: useReadProgress(ledger, NO_PARAMS),
  };
}
