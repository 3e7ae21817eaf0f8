import type { Described, ValueTypeName, RawOf } from './valueTypes';
import { envelope, type JsonSchema } from './schema';

/** A property of a request body: a value type, optionally with options. `oneOf` lists the valid values. */
type BodyField = ValueTypeName | (Described & { readonly oneOf?: readonly string[] });

export type Shape = Readonly<Record<string, BodyField>>;

/** Describes one HTTP call: method, path, request body and response schema. */
export interface Call<B extends Shape = Shape> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to the base URL, without a leading slash: 'api/user/…'. */
  readonly path: string;
  readonly body: B;
  readonly response: JsonSchema;
}

type BodyFieldType<S extends BodyField> = S extends Described ? S['valueType'] : Extract<S, ValueTypeName>;

export type BodyOf<C extends { readonly body: Shape }> = {
  -readonly [K in keyof C['body']]: RawOf<BodyFieldType<C['body'][K]>>;
};

/** Describes a GET without parameters. */
export const get = (path: string, response: JsonSchema = envelope()): Call => ({
  method: 'GET',
  path,
  body: {},
  response,
});

/** Describes a POST. All properties of `body` are required. */
export const post = <const B extends Shape>(
  path: string,
  body: B,
  response: JsonSchema = envelope(),
): Call<B> => ({ method: 'POST', path, body, response });
