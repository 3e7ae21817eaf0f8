import Big from 'big.js';
import { compareTexts } from '../../core/compareTexts';
import { getValue, type Field, type ListResource } from '../../core/defineResource';
import { readDecimal, sum } from '../../core/money';
import { cutText, findByKind, humanize, normalizeKind } from '../../core/text';
import { formatValue, UNREADABLE, valueTypeOf } from '../../core/valueTypes';
import type { Filter } from '../query/filters';
import { eachRow, type Chunked } from './runChunked';

export type Rule = NonNullable<ListResource['totals']>;

/** The sums of the amounts above and below 0. */
export interface Amounts {
  readonly inflow: Big;
  /** 0 or below. */
  readonly outflow: Big;
}

/** The amounts of one kind of row, such as deposits, or of one status. */
interface KindFigures extends Amounts {
  /** The kind as the rule names it, in lower case. */
  readonly kind: string;
  readonly title: string;
  /** The kind in each spelling that occurs. */
  readonly raws: ReadonlySet<unknown>;
}

/** A line of the totals. */
export interface TotalsLine {
  readonly title: string;
  readonly value: Big;
  readonly tooltip?: string;
  /** The filters of the rows that add up to the value; undefined for all rows. */
  readonly filters?: readonly Filter[] | undefined;
  /** Whether the value is a change of a balance, with a direction. */
  readonly signed: boolean;
}

const ZERO = new Big(0);

export const NO_AMOUNTS: Amounts = { inflow: ZERO, outflow: ZERO };

/** Returns amounts with another amount added to one of the sums. */
export const addAmount = <A extends Amounts>(amounts: A, amount: Big): A =>
  amount.gt(0)
    ? { ...amounts, inflow: amounts.inflow.plus(amount) }
    : { ...amounts, outflow: amounts.outflow.plus(amount) };

/** Returns the sums of several amounts. */
export const sumAmounts = (parts: readonly Amounts[]): Amounts => ({
  inflow: sum(parts.map(({ inflow }) => inflow)),
  outflow: sum(parts.map(({ outflow }) => outflow)),
});

/** The maximum number of characters of a title that is the name of a kind. */
const MAX_TITLE = 40;

/** Returns whether a kind, such as 'withdrawFee', is a fee. */
export const isFeeKind = (raw: unknown): boolean => normalizeKind(raw).includes('fee');

/** Returns the title of a kind's line: 'Level income' for 'levelIncome', 'Approved' for 'APPROVED'. */
export function kindTitle({ titles }: Rule, field: Field, raw: unknown): string {
  const name = humanize(valueTypeOf(field.valueType).text(raw, { ...field, upperCase: false }));
  const ownName = name === UNREADABLE ? `No ${field.title.toLowerCase()}` : cutText(name, MAX_TITLE);
  return findByKind(titles, raw) ?? ownName;
}

/** Returns whether a value is the side of a debit, such as 'DEBIT'. */
const isDebitSide = ({ debit }: Rule, side: unknown): boolean =>
  debit !== undefined && normalizeKind(side) === normalizeKind(debit.value);

/** Returns the kind of a row and its amount, negative for a debit; undefined if the amount is unreadable. */
export function readKindAmount(rule: Rule, amountField: Field, kindField: Field, row: unknown) {
  const value = readDecimal(getValue(row, amountField.key));
  if (!value) return undefined;
  const isDebit = isDebitSide(rule, getValue(row, rule.debit?.key ?? ''));
  const raw = getValue(row, kindField.key);
  return { kind: normalizeKind(raw), raw, amount: isDebit ? value.abs().neg() : value };
}

/** Returns a test for kinds that count as In or Out: the rule's flows, and fees. */
export function flowTest({ flows }: Rule): (kind: string) => boolean {
  const flowKinds = new Set(flows?.map(normalizeKind));
  return (kind) => flowKinds.has(kind) || (flows !== undefined && isFeeKind(kind));
}

/** Returns the amounts of each kind, in the order in which the kinds first occur. */
function* figuresByKind(rule: Rule, amountField: Field, kindField: Field, rows: readonly unknown[]) {
  const kinds = new Map<string, KindFigures & { readonly raws: Set<unknown> }>();
  yield* eachRow(rows, (row) => {
    const read = readKindAmount(rule, amountField, kindField, row);
    if (!read) return;
    const { kind, raw, amount } = read;
    const known = kinds.get(kind) ?? {
      kind,
      title: kindTitle(rule, kindField, raw),
      raws: new Set(),
      ...NO_AMOUNTS,
    };
    known.raws.add(raw);
    kinds.set(kind, addAmount(known, amount));
  });
  return [...kinds.values()];
}

/**
 * Returns the totals of rows by their kind or status, as `rule` divides them: In, Out, Net and Fees if the rule has flows,
 * then sums, then the other kinds. `sideField` is the field of the rule's `debit`.
 */
export function* kindTotals(
  rule: Rule,
  field: Field,
  kindField: Field,
  sideField: Field | undefined,
  rows: readonly unknown[],
): Chunked<{
  readonly field: Field;
  readonly flows: readonly TotalsLine[];
  readonly lines: readonly TotalsLine[];
}> {
  const kinds = yield* figuresByKind(rule, field, kindField, rows);
  const sides = new Set<unknown>();
  if (sideField) yield* eachRow(rows, (row) => void sides.add(getValue(row, sideField.key)));
  const choice = (by: Field, raws: readonly unknown[]): Filter => ({
    kind: 'choice',
    key: by.key,
    values: [...new Set(raws.map((raw) => formatValue(by, raw)))],
  });
  const signed = field.colour !== undefined || sideField !== undefined;
  const signFilter = (sign: 'plus' | 'minus'): Filter =>
    sideField
      ? choice(
          sideField,
          [...sides].filter((side) => isDebitSide(rule, side) === (sign === 'minus')),
        )
      : { kind: 'number', key: field.key, sign };
  const line = (title: string, all: readonly KindFigures[], only?: 'plus' | 'minus'): TotalsLine => {
    const amountOf = ({ inflow, outflow }: KindFigures) =>
      only === 'plus' ? inflow : only === 'minus' ? outflow : inflow.plus(outflow);
    const parts = only ? all.filter((figures) => !amountOf(figures).eq(0)) : all;
    const kindFilter = choice(
      kindField,
      parts.flatMap(({ raws }) => [...raws]),
    );
    const filters = only ? [kindFilter, signFilter(only)] : [kindFilter];
    return { title, value: sum(parts.map(amountOf)), filters, signed };
  };
  const isFlowKind = flowTest(rule);
  const flows = kinds.filter(({ kind }) => isFlowKind(kind));
  const sums = (rule.sums ?? []).flatMap(({ title, tooltip, values, negate }) => {
    const included = new Set(values.map(normalizeKind));
    const summed = kinds.filter(({ kind }) => included.has(kind));
    const total = line(title, summed);
    const value = negate ? total.value.neg() : total.value;
    return summed.length > 0 ? [{ ...total, tooltip, value, signed: false }] : [];
  });
  // Kinds with the same title, such as two kinds of refunds, are one line.
  const others = kinds.filter(({ kind }) => !isFlowKind(kind));
  const lines = [...new Set(others.map(({ title }) => title))].sort(compareTexts).flatMap((name) => {
    const parts = others.filter(({ title }) => title === name);
    const [inLine, outLine] = [line(`${name} in`, parts, 'plus'), line(`${name} out`, parts, 'minus')];
    // What only moved between wallets is one amount.
    const isMove = inLine.value.eq(outLine.value.neg());
    if (!isMove && !inLine.value.eq(0) && !outLine.value.eq(0)) return [inLine, outLine];
    return [{ ...line(name, parts), ...(isMove && { value: inLine.value }) }];
  });
  return {
    field,
    flows: rule.flows
      ? [
          line('In', flows, 'plus'),
          line('Out', flows, 'minus'),
          {
            ...line('Net', kinds),
            filters: undefined,
            tooltip: 'The sum of all lines: the change of the balance.',
          },
          line(
            'Fees',
            flows.filter(({ kind }) => isFeeKind(kind)),
          ),
        ]
      : [],
    lines: [...sums, ...lines],
  };
}
