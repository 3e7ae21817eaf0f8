import type { ValueTypeOptions } from './valueType';
import type { ValueTypeName, RawOf } from './valueTypes';
import { envelope, type JsonSchema } from './schema';

/** One key of a request: a kind by name, or with its options; `oneOf` closes the list of values. */
type Slot =
  | ValueTypeName
  | (ValueTypeOptions & { readonly valueType: ValueTypeName; readonly oneOf?: readonly string[] });

export type Shape = Readonly<Record<string, Slot>>;

/** One HTTP call (product.md: Calls) as data: what it is called, what it carries, what it answers. */
export interface Call<B extends Shape = Shape> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to the base address, without a leading slash: 'api/user/…'. */
  readonly path: string;
  readonly body: B;
  readonly answer: JsonSchema;
}

type SlotType<S extends Slot> = S extends ValueTypeName
  ? S
  : S extends { valueType: infer K extends ValueTypeName }
    ? K
    : never;

/** The typed body of a call. */
export type BodyOf<C extends { readonly body: Shape }> = {
  -readonly [K in keyof C['body']]: RawOf<SlotType<C['body'][K]>>;
};

/** A call that is read by GET and carries no body. */
export const get = (path: string, answer: JsonSchema = envelope()): Call => ({
  method: 'GET',
  path,
  body: {},
  answer,
});

/** A call that posts a JSON body of that shape. */
export const post = <const B extends Shape>(
  path: string,
  body: B,
  answer: JsonSchema = envelope(),
): Call<B> => ({
  method: 'POST',
  path,
  body,
  answer,
});
