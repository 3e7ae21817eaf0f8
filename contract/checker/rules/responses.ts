import { isRecord, describe, show, successBody, type Violation, type Rule, type Target } from '../rule';
import { faultsOf } from '../checkResponse';
import type { JsonSchema } from '../../../src/core/schema';
import type { HttpExchange } from '../types';

/**
 * Defines a rule about the response to a valid request. A rule doesn't report a fault that an earlier rule
 * reports. `findViolations` returns the violations, or the reason why the rule can't be checked.
 */
const responseRule = (
  id: string,
  description: string,
  findViolations: (response: HttpExchange, target: Target) => readonly Omit<Violation, 'exchange'>[] | string,
): Rule => ({
  id,
  description,
  check: async ({ kind, ...target }, send) => {
    if (kind === 'write') return 'it changes data';
    const exchange = await send({ ...target.contract, body: target.body });
    const found = findViolations(exchange, { kind, ...target } as Target);
    return typeof found === 'string' ? found : found.map((violation) => ({ ...violation, exchange }));
  },
});

const NO_SUCCESS = 'the response is not a success';
const rowsKeyOf = (target: Target) =>
  target.kind === 'list' ? (target.resource.read.rows ?? 'data') : 'data';

const without = (schema: JsonSchema, keys: readonly string[]): JsonSchema => ({
  ...schema,
  required: (schema.required ?? []).filter((key) => !keys.includes(key)),
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([key]) => !keys.includes(key)),
  ),
});

/** The maximum number of wrong fields in one response that a report lists. */
const MAX_FAULTS = 20;

/** Returns a violation for each wrong field: a baseline must tell a new one from a known one. */
const schemaViolations = (schema: JsonSchema, value: unknown): Omit<Violation, 'exchange'>[] =>
  faultsOf(schema, value)
    .slice(0, MAX_FAULTS)
    .map(({ field, expected }) => ({
      expected: 'values that match the contract',
      got: `${field} ${expected}`,
    }));

export const responseRules: readonly Rule[] = [
  responseRule('answers', 'A valid request gets a response in time.', (response) =>
    response.noResponse === undefined ? [] : [{ expected: 'a response', got: describe(response) }],
  ),
  responseRule('status', 'A valid request has a status from 200 to 399.', (response) =>
    response.noResponse === undefined && (response.status < 200 || response.status >= 400)
      ? [{ expected: 'a status from 200 to 399', got: describe(response) }]
      : [],
  ),
  responseRule('json', 'A response is a JSON object with a JSON Content-Type.', (response) => {
    if (response.noResponse !== undefined) return 'no response arrived';
    if (!isRecord(response.json)) return [{ expected: 'a JSON object', got: describe(response) }];
    return /\bjson\b/i.test(response.contentType)
      ? []
      : [{ expected: 'Content-Type: application/json', got: response.contentType || 'no content type' }];
  }),
  responseRule('envelope', 'A response has success: true and a text message.', ({ json, ...response }) => {
    if (!isRecord(json)) return 'the response is not a JSON object';
    if (json.success !== true) return [{ expected: 'success: true', got: describe({ json, ...response }) }];
    return typeof json.message === 'string' ? [] : [{ expected: 'a text message', got: show(json.message) }];
  }),
  responseRule('rows', 'The rows of a list are an array under their key.', (response, target) => {
    const envelope = successBody(response);
    if (!envelope) return NO_SUCCESS;
    if (target.kind !== 'list') return 'it is not a list';
    const key = rowsKeyOf(target);
    return Array.isArray(envelope[key])
      ? []
      : [{ expected: `an array under ${key}`, got: show(envelope[key]) }];
  }),
  responseRule('count', 'A paged list has a count: an integer of at least 0.', (response, target) => {
    const envelope = successBody(response);
    if (!envelope) return NO_SUCCESS;
    if (target.kind !== 'list' || target.contract.method !== 'POST') return 'it has no pages';
    return Number.isSafeInteger(envelope.count) && Number(envelope.count) >= 0
      ? []
      : [{ expected: 'count: an integer of at least 0', got: show(envelope.count) }];
  }),
  responseRule('fields', 'Rows and objects have every field with its type.', (response, target) => {
    const envelope = successBody(response);
    if (!envelope) return NO_SUCCESS;
    const key = rowsKeyOf(target);
    const schema = target.contract.response.properties?.[key];
    if (!schema) return 'it has no fields';
    if (target.kind === 'list') {
      const rows = envelope[key];
      if (!Array.isArray(rows)) return 'the rows are not an array';
      if (rows.length === 0) return 'the list is empty';
    }
    return schemaViolations({ type: 'object', properties: { [key]: schema }, required: [key] }, envelope);
  }),
  responseRule('figures', 'All figures beside the rows are present with their type.', (response, target) => {
    const envelope = successBody(response);
    if (!envelope) return NO_SUCCESS;
    if (target.kind !== 'list') return 'it is not a list';
    return schemaViolations(
      without(target.contract.response, ['success', 'message', 'count', rowsKeyOf(target)]),
      envelope,
    );
  }),
];
