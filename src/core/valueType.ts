import type { DateFormat, Zone } from './dates';
import type { Random } from './random';
import type { JsonSchema } from './schema';

/** Green and red are profit and loss alone; what is under way has the accent, what wants a look is amber. */
export type Tone = 'gain' | 'loss' | 'accent' | 'amber';

/** How a cell is drawn; `list/renderers` has one for each. */
export type Renderer = 'text' | 'number' | 'time' | 'code' | 'tag' | 'image' | 'link' | 'secret';

/** What rows can be asked by; `core/filters` has one for each. */
export type FilterKind = 'days' | 'choice' | 'text' | 'figure';

/** What a field may say about its kind. All of it is data: no functions, no conditions. */
export interface ValueTypeOptions {
  /** Exact places after the point; an amount without it shows 2 to 8. */
  readonly decimals?: number;
  /** Put before an amount, '$' for instance. */
  readonly prefix?: string;
  /**
   * sign: negative red, else green · debit: negative red, else plain · profit: above 0 green, else red ·
   * change: above 0 green, below red, 0 plain.
   */
  readonly colour?: 'sign' | 'debit' | 'profit' | 'change';
  /** A figure that means nothing added up: a price, a leverage, a quantity of many coins. */
  readonly summed?: false;
  /** The key of what says which way an amount without a sign goes: sums are made for each value of it. */
  readonly summedBy?: string;
  readonly format?: DateFormat;
  /** Shown text by raw value; `otherwise` for every other one. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly otherwise?: string;
  /** Colour by raw value; `otherTone` for every other one. */
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly otherTone?: Tone;
  readonly upperCase?: boolean;
  /** A program's name is written in plain words: 'accountActivation' as 'Account activation'. */
  readonly words?: boolean;
  /** Shown whatever the row holds (kind `constant`). */
  readonly value?: string;
  /** Shown where an image is missing. */
  readonly missing?: string;
}

/** What a field says, and how the member would have moments told. */
interface Written extends ValueTypeOptions {
  readonly zone?: Zone;
}

/** What a kind of value can do. */
export interface ValueType<Raw> {
  readonly renderer: Renderer;
  /** Figures stand at the end of their column. */
  readonly align?: 'end';
  /** How rows are told apart by it; nothing where nobody would ask. */
  readonly filter?: FilterKind | undefined;
  /** Hidden where a member wants no amount to be seen. */
  readonly isAmount?: true;
  /** The most characters that a request may carry of it; nothing where it is never a text. */
  readonly maxLength?: number;
  /** Whether a request may carry line breaks and tabs in it. */
  readonly multiline?: true;
  /** The value in plain words, for cells, CSV and screen readers. Total: junk gives '—'. */
  text(raw: unknown, options: Written): string;
  tone?(raw: unknown, options: ValueTypeOptions): Tone | undefined;
  /** The places after the point that an amount needs to be shown whole. */
  places?(raw: unknown, options: ValueTypeOptions): number;
  /** What an answer holds; a request is held to the length as well (contract/requestSchema). */
  schema(options: ValueTypeOptions): JsonSchema;
  sample(random: Random, options: ValueTypeOptions): Raw;
}
