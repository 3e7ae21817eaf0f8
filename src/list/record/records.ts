import { readDate } from '../../core/dates';
import {
  getValue,
  rowId,
  rowJson,
  type Field,
  type ListResource,
  type RelatedRecord,
  type RowCondition,
} from '../../core/defineResource';
import { hashOf } from '../../core/hash';
import { readDecimal } from '../../core/money';
import { cutText, humanize, normalizeKind } from '../../core/text';
import { formatValue, UNREADABLE } from '../../core/valueTypes';
import { mainFigure, textOf } from '../view/shownFields';

type Rows = readonly unknown[];

/** Returns the ID of a record in the URL: the row's ID, or a hash of the values that identify it. */
export function recordId(resource: ListResource, row: unknown): string {
  const values = rowJson(resource.record?.idKeys.map((key) => getValue(row, key) ?? null));
  // One hash has 32 bits, so two of ten thousand rows might share it.
  const hash = () => [values, `#${values}`].map((text) => hashOf(text).toString(36)).join('');
  return String(rowId(resource, row) ?? hash());
}

const isValue = (raw: unknown, value: string) => normalizeKind(raw) === normalizeKind(value);

/** Returns whether a row has all values of a condition. */
export const meets = (row: unknown, condition: RowCondition = {}): boolean =>
  Object.entries(condition).every(([key, value]) => isValue(getValue(row, key), value));

/** A value of a record: of its own row or of a related one. */
interface RecordValue {
  readonly field: Field;
  readonly row: unknown;
}

/** A row of another list that belongs to a record; `match` is undefined if it isn't found. */
interface RelatedRow {
  readonly rule: RelatedRecord;
  readonly match: unknown;
}

/** Returns the amount of a record with its sign, and its other values without optional ones that are missing. */
export function recordValues(resource: ListResource, row: unknown, related: readonly RelatedRow[]) {
  const { fields, record } = resource;
  const amountField = mainFigure(fields) ?? { key: 'amount', title: 'Amount', valueType: 'amount' };
  const unsigned = readDecimal(getValue(row, amountField.key));
  const amount = record?.debit && meets(row, record.debit) ? unsigned?.abs().neg() : unsigned;
  const prefix = `${amount?.gt(0) ? '+' : ''}${amountField.valueType === 'money' ? '$' : ''}`;
  const values: readonly RecordValue[] = [
    ...[...fields, ...(record?.fields ?? [])].map((field) => ({ field, row })),
    ...related.flatMap(({ rule, match }) => (rule.fields ?? []).map((field) => ({ field, row: match }))),
  ];
  return {
    amount: {
      field: { ...amountField, colour: 'sign', prefix },
      row: { [amountField.key]: amount },
    } satisfies RecordValue,
    values: values.filter(
      ({ field, row: of }) => field !== amountField && !(field.optional && textOf(field, of) === UNREADABLE),
    ),
  };
}

const amountOf = (row: unknown) => readDecimal(getValue(row, 'amount'))?.abs();
const timeOf = (row: unknown) => readDate(getValue(row, 'createdAt'))?.valueOf() ?? NaN;
const byTime = (rows: Rows) => [...rows].sort((a, b) => timeOf(a) - timeOf(b));

const MINUTE_MS = 60_000;

/**
 * Returns pairs of a row and the row of the other list that belongs to it, for rows with the amount of `record`. Each row
 * is in one pair at most, so of two refunds of the same amount, the first belongs to the first rejected withdrawal.
 */
export function pairRows({ when, where, time }: RelatedRecord, record: unknown, rows: Rows, others: Rows) {
  const amount = amountOf(record);
  const candidates = (list: Rows, condition: RowCondition | undefined) =>
    byTime(list.filter((row) => amount && amountOf(row)?.eq(amount) && meets(row, condition)));
  const unused = candidates(others, where);
  return candidates(rows, when).flatMap((row) => {
    const index = unused.findIndex((other) => {
      const delay = timeOf(other) - timeOf(row);
      return time === 'after' ? delay >= 0 : Math.abs(delay) <= MINUTE_MS;
    });
    return index < 0 ? [] : [[row, unused.splice(index, 1)[0]] as const];
  });
}

/** Returns the steps of a payment. Whether one with another status than these and PENDING will be paid is unknown. */
export function timelineSteps(
  { key, paid, rejected }: NonNullable<NonNullable<ListResource['record']>['timeline']>,
  row: unknown,
  related: readonly RelatedRow[],
): readonly { title: string; status: 'finish' | 'process' | 'wait' | 'error'; at?: unknown }[] {
  const status = getValue(row, key);
  const requested = { title: 'Requested', status: 'finish', at: row } as const;
  const reviewed = { title: 'Reviewed', status: 'finish' } as const;
  if (isValue(status, paid)) return [requested, reviewed, { title: 'Paid', status: 'finish' }];
  if (isValue(status, rejected)) {
    const refund = related.find(({ rule }) => rule.time === 'after')?.match;
    const refunded = refund
      ? ({ title: 'Refunded', status: 'finish', at: refund } as const)
      : ({ title: 'Refund', status: 'wait' } as const);
    return [requested, reviewed, { title: 'Rejected', status: 'error' }, refunded];
  }
  const text = humanize(formatValue({ valueType: 'name' }, status));
  if (isValue(status, 'PENDING') || text === UNREADABLE)
    return [requested, { title: 'In review', status: 'process' }, { title: 'Paid', status: 'wait' }];
  return [requested, { title: cutText(text, 40), status: 'process' }];
}
