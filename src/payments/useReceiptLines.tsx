import type Big from 'big.js';
import { useState } from 'react';
import { usePreferences } from '../lib/usePreferences';
import { exactLine, type ReceiptLine } from './Receipt';
import { formatDate, readDate, formatDateTime } from '../core/dates';
import { getValue } from '../core/defineResource';
import { formatValue, UNREADABLE } from '../core/valueTypes';
import { DateTime } from '../values/renderers';
import { Money } from '../values/Cell';
import type { WriteResponse } from '../data/useWrite';

/** The response keys that may contain the ID of the created withdrawal, transfer or activation. */
const REFERENCE_KEYS = ['data._id', 'data.hash', 'data.orderId'];

/**
 * Returns the last lines of a receipt: the time of the response by this browser's clock, the record's ID if the
 * response has one, and the new balance in USDT under `label`. `amountSince` is from `useBalance`.
 */
export function useReceiptLines(
  response: WriteResponse | undefined,
  label: string,
  amountSince: (order: number) => Big | null | undefined,
): readonly ReceiptLine[] {
  const { amounts, zone } = usePreferences();
  /** The first balance that was read after the response. Later payments must not change the receipt. */
  const [first, setFirst] = useState<{ readonly order: number; readonly balance: Big }>();
  if (!response) return [];
  const { time, order, body } = response;
  const balance = first?.order === order ? first.balance : amountSince(order);
  if (balance && first?.order !== order) setFirst({ order, balance });
  const date = readDate(time, zone);
  const ids = REFERENCE_KEYS.map((key) => formatValue({ valueType: 'id' }, getValue(body, key)));
  const reference = ids.find((id) => id !== UNREADABLE);
  return [
    {
      label: 'Time',
      text: formatDateTime(time, zone)?.text,
      node: <DateTime raw={time}>{date && formatDate(date, 'second')}</DateTime>,
    },
    ...(reference === undefined ? [] : [exactLine('Reference', reference)]),
    {
      label,
      text:
        balance && amounts === 'shown' ? formatValue({ valueType: 'money' }, balance.toFixed()) : undefined,
      node: balance === undefined ? '…' : <Money value={balance ?? undefined} />,
    },
  ];
}
