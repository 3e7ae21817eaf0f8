import type { Random } from './random';
import type { JsonSchema } from './schema';

/** How a date is shown; `shortDay` has a year of two digits (core/dates). */
export type DateFormat = 'day' | 'shortDay' | 'minute' | 'second' | 'clock';

/** The time zone of displayed times: the browser's, or UTC. */
export type Zone = 'local' | 'utc';

/** Green and red mean profit and loss only. The accent colour means in progress; amber means attention is needed. */
export type Tone = 'gain' | 'loss' | 'accent' | 'amber';

/** How a cell is rendered (values/renderers). */
export type Renderer = 'text' | 'number' | 'time' | 'code' | 'tag' | 'image' | 'link' | 'secret';

/** The kind of filter for a column. list/query/filters parses filters, list/rows/matchesFilter applies them. */
export type FilterKind = 'dateRange' | 'choice' | 'text' | 'number';

/** The options of a field's value type. They are plain data, without functions. */
export interface ValueTypeOptions {
  /** The number of decimals; more if the amount would round to 0. Without it, amounts have 2 to 8 decimals. */
  readonly decimals?: number;
  /** Text before an amount, such as '$'. */
  readonly prefix?: string;
  /** Text after an amount, such as 'USDT'. */
  readonly suffix?: string;
  /** Shows + before an amount above 0. */
  readonly signed?: boolean;
  /** The currency sign of amounts that rows show without it. Totals show it before the amount. */
  readonly currencySign?: string;
  /**
   * sign: red below 0, else green · debit: red below 0, else plain · profit: green above 0, else red · change: green
   * above 0, red below 0, plain at 0.
   */
  readonly colour?: 'sign' | 'debit' | 'profit' | 'change';
  /** Excludes a figure from totals, such as a price, a leverage or a quantity of different coins. */
  readonly summed?: false;
  /** The keys of other fields. The column has one total for each value of these fields, such as a transfer's side. */
  readonly summedBy?: string | readonly string[];
  readonly format?: DateFormat;
  /** Labels by raw value; `fallbackLabel` is the label of all other values. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly fallbackLabel?: string;
  /** Tones by raw value; `fallbackTone` is the tone of all other values. */
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly fallbackTone?: Tone;
  readonly upperCase?: boolean;
  /** Converts an identifier to words: 'accountActivation' becomes 'Account activation'. */
  readonly humanize?: boolean;
  /** The text that is shown in every row (value type `constant`). */
  readonly value?: string;
  /** The text for an image without a valid URL (value type `image`). */
  readonly missing?: string;
}

/** Describes how values of a type are rendered, filtered, validated and generated. `Raw` is the type in JSON. */
export interface ValueType<Raw> {
  readonly renderer: Renderer;
  /** Aligns figures at the end of their column. */
  readonly align?: 'end';
  /** How rows can be filtered by values of this type; undefined if they cannot. */
  readonly filter?: FilterKind | undefined;
  /** Whether the values are words, which a browser may translate. It must not translate amounts, dates or names. */
  readonly words?: true;
  /** Whether the value is hidden while the member hides amounts. */
  readonly isAmount?: true;
  /** The maximum number of characters in a request; undefined for values that are never sent as text. */
  readonly maxLength?: number;
  /** Whether a value of this type may contain line breaks and tabs in a request. */
  readonly multiline?: true;
  /** Returns the value as text, for cells, CSV and screen readers. Returns '—' for invalid values; never throws. */
  text(raw: unknown, options: ValueTypeOptions & { readonly zone?: Zone }): string;
  /** Returns the tone of a value; undefined for the normal text colour. */
  tone?(raw: unknown, options: ValueTypeOptions): Tone | undefined;
  /** Returns the number of decimals of an amount. A column pads all its amounts to the highest number. */
  places?(raw: unknown, options: ValueTypeOptions): number;
  /** Returns the schema for responses; requests are also limited in length (contract/requestSchema). */
  schema(options: ValueTypeOptions): JsonSchema;
  /** Returns a random valid value, for the sandbox and the tests. */
  sample(random: Random, options: ValueTypeOptions): Raw;
}
