import type { ValueTypeOptions } from './valueType';
import type { RawOf, ValueTypeName } from './valueTypes';

/** The definition of a value in each row: its key (such as 'downlineId.name'), title and value type. */
export interface Field extends ValueTypeOptions {
  readonly key: string;
  readonly title: string;
  readonly valueType: ValueTypeName;
  /** Whether the server may omit the value or send null. */
  readonly optional?: boolean;
  /** Whether the values form a small set, such as trading pairs. The filter is then a select. */
  readonly smallSet?: boolean;
  /** For a value that is usually the same in every row: shows it once, below the list, unless the rows differ. */
  readonly caption?: boolean;
  /** Whether the portal adds the value to the rows. It can't be filtered or sorted. */
  readonly computed?: true;
  /** An explanation in one sentence, shown as a tooltip beside the title. */
  readonly tooltip?: string;
  /** The list whose rows or totals give this figure, with its filters; it isn't for values in rows. */
  readonly to?: string;
}

/** The type of an object with a value at a dotted key: 'user.name' becomes { user: { name: V } }. */
type Entry<K extends string, V, Optional = false> = K extends `${infer Head}.${infer Tail}`
  ? { [P in Head]: Entry<Tail, V, Optional> }
  : Optional extends true
    ? { [P in K]?: V }
    : { [P in K]: V };

type FieldEntry<F> = F extends { key: infer K extends string; valueType: infer N extends ValueTypeName }
  ? N extends 'constant'
    ? unknown
    : F extends { optional: true }
      ? Entry<K, RawOf<N> | null, true>
      : Entry<K, RawOf<N>>
  : never;

type HiddenEntry<R> = R extends { hidden: readonly (infer K extends string)[] }
  ? Entry<K, string | number>
  : never;

type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void
  ? I
  : never;

/** The type of the row that a valid response contains for these fields. */
export type RowOf<R extends { readonly fields: readonly Field[] }> = UnionToIntersection<
  FieldEntry<R['fields'][number]> | HiddenEntry<R>
>;

/** The type of an unvalidated value from the server: any key may be missing or have another type. */
type Received<T> = T extends object ? { readonly [K in keyof T]?: Received<T[K]> | null } : unknown;

/** The type of an object as the server sent it, before its values are parsed. */
export type ReceivedObject<R extends { readonly fields: readonly Field[] }> = Received<RowOf<R>>;

/** The type of a row as the server sent it. The server may send null instead of a row. */
export type ReceivedRow<R extends { readonly fields: readonly Field[] }> =
  ReceivedObject<R> | null | undefined;
