import type Big from 'big.js';
import { usePreferences } from '../../data/usePreferences';
import type { ReceiptLine } from '../../components/Receipt';
import { formatDate, readDate, formatDateTime } from '../../core/dates';
import { getValue } from '../../core/defineResource';
import { formatValue } from '../../core/valueTypes';
import { DateTime } from './renderers';
import { Money } from './Cell';
import type { WriteResponse } from '../../data/useWrite';

/** The response keys that may contain the ID of the created withdrawal, transfer or activation. */
const REFERENCE_KEYS = ['data._id', 'data.hash', 'data.orderId'];

const isReference = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/**
 * Returns the last lines of a receipt: the time by this browser's clock, the record's ID if the response has one, and
 * the new balance in USDT under `label`; `balance` is undefined until it loads.
 */
export function useReceiptLines(
  response: WriteResponse | undefined,
  label: string,
  balance: Big | undefined,
): readonly ReceiptLine[] {
  const { amounts, zone } = usePreferences();
  if (!response) return [];
  const { time, body } = response;
  const date = readDate(time, zone);
  const reference = REFERENCE_KEYS.map((key) => getValue(body, key)).find(isReference);
  return [
    {
      label: 'Time',
      text: formatDateTime(time, zone)?.text,
      node: <DateTime raw={time}>{date && formatDate(date, 'second')}</DateTime>,
    },
    ...(reference === undefined ? [] : [{ label: 'Reference', text: String(reference) }]),
    {
      label,
      text:
        balance && amounts === 'shown' ? formatValue({ valueType: 'money' }, balance.toFixed()) : undefined,
      node: balance ? <Money value={balance} /> : '…',
    },
  ];
}
