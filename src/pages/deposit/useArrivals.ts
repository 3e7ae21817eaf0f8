import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getValue } from '../../core/defineResource';
import { hashOf } from '../../core/hash';
import { readDate } from '../../core/dates';
import { sumDecimals, usdt } from '../../core/money';
import { listKey, listProps } from '../../data/queries';
import { newPositions } from '../../data/unread';
import { useNotification } from '../../lib/useNotification';
import { usePreferences } from '../../lib/usePreferences';
import { recordId } from '../../list/record/records';
import { useServerRows } from '../../list/rows/useListRows';
import { deposits } from '../../resources/deposits';

const AUTO_REFRESH = { label: 'Deposit Now', refetchInterval: 120_000 };

const FIRST_PAGE = { page: 1, params: {} };

interface Page {
  readonly rows: readonly unknown[];
  readonly total: number;
}

const isReadable = (row: unknown) => readDate(getValue(row, 'createdAt')) !== undefined;

/**
 * Returns a message about the rows that are new on a first page; undefined without new rows, or if the previous page is
 * incomplete.
 */
export function arrivalMessage(
  previous: Page,
  current: readonly unknown[],
  showsAmounts: boolean,
): string | undefined {
  if (previous.total > 0 && !previous.rows.some(isReadable)) return undefined;
  const rows = current.filter(isReadable);
  // By ID, because other values of a deposit may change, such as its confirmations.
  const idsOf = (page: readonly unknown[]) => page.map((row) => hashOf(recordId(deposits, row)));
  const amounts = newPositions(idsOf(previous.rows), idsOf(rows)).map((index) =>
    getValue(rows[index], 'amount'),
  );
  if (amounts.length === 0) return undefined;
  const sum = showsAmounts ? sumDecimals(amounts)?.toFixed() : undefined;
  const amount = sum === undefined ? '' : `: ${usdt(sum)}`;
  return `${amounts.length === 1 ? 'Deposit' : `${amounts.length} deposits`} received${amount}`;
}

/** Announces the deposits that arrive while the screen is open. Returns the auto-refresh options of the history. */
export function useArrivals() {
  // No interval here: the list on the screen refreshes the first page.
  const { rows, total, updatedAt, error } = useServerRows(deposits, FIRST_PAGE);
  const client = useQueryClient();
  const { open } = useNotification();
  const { amounts } = usePreferences();
  const known = useRef<Page & { updatedAt: number }>(undefined);
  const isAsked = useRef(false);
  useEffect(() => {
    if (error) isAsked.current = false;
    if (!rows || known.current?.updatedAt === updatedAt) return;
    const message = known.current && arrivalMessage(known.current, rows, amounts === 'shown');
    if (message !== undefined || isAsked.current)
      open?.({ type: 'success', message: message ?? 'No new deposits since the last refresh' });
    isAsked.current = false;
    known.current = { rows, total, updatedAt };
  }, [rows, total, updatedAt, error, amounts, open]);
  return {
    ...AUTO_REFRESH,
    onRefresh: () => {
      isAsked.current = true;
      // The list may show another page or filtered rows. Joins the request of a list that shows the first page.
      const queryKey = listKey(listProps(deposits, FIRST_PAGE));
      void client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    },
  };
}
