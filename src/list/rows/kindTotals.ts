import Big from 'big.js';
import { compareTexts } from '../../core/compareTexts';
import { getValue, type Field, type ListResource } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { cutText, humanize } from '../../core/text';
import { UNREADABLE, valueTypeOf } from '../../core/valueTypes';
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
}

/** A line of the totals. */
export interface TotalsLine {
  readonly title: string;
  readonly value: Big;
  readonly tooltip?: string;
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

const sum = (amounts: readonly Big[]): Big => amounts.reduce((total, amount) => total.plus(amount), ZERO);

const normalizeKind = (raw: unknown): string => (typeof raw === 'string' ? raw.trim().toLowerCase() : '');

/** Returns whether a kind, such as 'withdrawFee', is a fee. */
export const isFeeKind = (raw: unknown): boolean => normalizeKind(raw).includes('fee');

/** Returns the value of `table` for a kind, in any letter case. */
const titleOf = (table: Readonly<Record<string, string>> = {}, kind: string): string | undefined =>
  Object.entries(table).find(([name]) => normalizeKind(name) === kind)?.[1];

/** Returns the title of a kind's line: 'Level income' for 'levelIncome', 'Approved' for 'APPROVED'. */
export function kindTitle({ titles }: Rule, field: Field, raw: unknown): string {
  const name = humanize(valueTypeOf(field.valueType).text(raw, { ...field, upperCase: false }));
  const ownName = name === UNREADABLE ? `No ${field.title.toLowerCase()}` : cutText(name, MAX_TITLE);
  return titleOf(titles, normalizeKind(raw)) ?? ownName;
}

/** Returns the kind of a row and its amount, negative for a debit; undefined if the amount is unreadable. */
export function readKindAmount(rule: Rule, amountField: Field, kindField: Field, row: unknown) {
  const value = readDecimal(getValue(row, amountField.key));
  if (!value) return undefined;
  const isDebit = rule.debit !== undefined && getValue(row, rule.debit.key) === rule.debit.value;
  const raw = getValue(row, kindField.key);
  return { kind: normalizeKind(raw), raw, amount: isDebit ? value.neg() : value };
}

/** Returns a test for kinds that count as In or Out: the rule's flows, and fees. */
export function flowTest({ flows }: Rule): (kind: string) => boolean {
  const flowKinds = new Set(flows?.map(normalizeKind));
  return (kind) => flowKinds.has(kind) || (flows !== undefined && isFeeKind(kind));
}

/** Returns the amounts of each kind, in the order in which the kinds first occur. */
function* figuresByKind(rule: Rule, amountField: Field, kindField: Field, rows: readonly unknown[]) {
  const kinds = new Map<string, KindFigures>();
  yield* eachRow(rows, (row) => {
    const read = readKindAmount(rule, amountField, kindField, row);
    if (!read) return;
    const { kind, raw, amount } = read;
    const known = kinds.get(kind) ?? { kind, title: kindTitle(rule, kindField, raw), ...NO_AMOUNTS };
    kinds.set(kind, addAmount(known, amount));
  });
  return [...kinds.values()];
}

/** Returns the lines of one kind: both directions, if they differ. What only moved between wallets is one amount. */
function linesOf({ title, inflow, outflow }: KindFigures): readonly TotalsLine[] {
  if (inflow.eq(0) || outflow.eq(0) || inflow.eq(outflow.neg()))
    return [{ title, value: inflow.eq(0) ? outflow : inflow }];
  return [
    { title: `${title} in`, value: inflow },
    { title: `${title} out`, value: outflow },
  ];
}

/** Returns the totals of rows by their kind or status, as `rule` divides them. */
export function* kindTotals(
  rule: Rule,
  field: Field,
  kindField: Field,
  rows: readonly unknown[],
): Chunked<{
  readonly field: Field;
  readonly flows?: Readonly<Record<'inflow' | 'outflow' | 'net' | 'fees', Big>> | undefined;
  readonly lines: readonly TotalsLine[];
}> {
  const kinds = yield* figuresByKind(rule, field, kindField, rows);
  const isFlowKind = flowTest(rule);
  const isFee = ({ kind }: KindFigures) => rule.flows !== undefined && isFeeKind(kind);
  const isFlow = ({ kind }: KindFigures) => isFlowKind(kind);
  const net = ({ inflow, outflow }: KindFigures) => inflow.plus(outflow);
  const flows = kinds.filter(isFlow);
  const sums = (rule.sums ?? []).flatMap(({ title, tooltip, values, negate }) => {
    const included = new Set(values.map(normalizeKind));
    const summed = kinds.filter(({ kind }) => included.has(kind));
    const value = sum(summed.map(net));
    return summed.length > 0 ? [{ title, tooltip, value: negate ? value.neg() : value }] : [];
  });
  // Kinds with the same title, such as two kinds of refunds, are one line.
  const others = new Map<string, KindFigures>();
  for (const figures of kinds.filter((candidate) => !isFlow(candidate))) {
    const known = others.get(figures.title) ?? NO_AMOUNTS;
    others.set(figures.title, { ...figures, ...sumAmounts([known, figures]) });
  }
  const lines = [...others.values()].sort((a, b) => compareTexts(a.title, b.title)).flatMap(linesOf);
  return {
    field,
    flows: rule.flows && {
      ...sumAmounts(flows),
      net: sum(kinds.map(net)),
      fees: sum(kinds.filter(isFee).map(net)),
    },
    lines: [...sums, ...lines],
  };
}
