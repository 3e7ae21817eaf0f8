/** Builds OpenAPI documents for the tests of `inferFromOpenApi`. */

export type Json = Readonly<Record<string, unknown>>;

export const envelope = (rows: unknown) => ({
  type: 'object',
  properties: { success: {}, data: { type: 'array', items: rows }, count: { type: 'integer' } },
});

/** Returns a document with the operation `POST /list`. `response` and `more` are parts of the document. */
export const documentOf = (response: unknown, more: Json = {}): Json => ({
  openapi: '3.1.0',
  paths: { '/list': { post: { operationId: 'list', responses: { 200: response } } } },
  ...more,
});

export const json = (schema: unknown, media: Json = {}) => ({
  content: { 'application/json': { schema, ...media } },
});
