import { isRecord, describe, show, type Violation, type Rule, type Target } from '../rule';
import { violations } from '../../validate';
import type { JsonSchema } from '../../../src/core/schema';
import type { HttpExchange } from '../types';

/** Defines a rule about the response to a valid request. It reports no fault that an earlier rule reports. */
const responseRule = (
  id: string,
  description: string,
  findViolations: (response: HttpExchange, target: Target) => readonly Omit<Violation, 'exchange'>[],
): Rule => ({
  id,
  description,
  check: async ({ kind, ...target }, send) => {
    if (kind === 'write') return 'it changes data';
    const exchange = await send({ ...target.contract, body: target.body });
    return findViolations(exchange, { kind, ...target } as Target).map((violation) => ({
      ...violation,
      exchange,
    }));
  },
});

const envelopeOf = ({ json }: HttpExchange) => (isRecord(json) && json.success === true ? json : undefined);
const rowsKeyOf = (target: Target) =>
  target.kind === 'list' ? (target.resource.read.rows ?? 'data') : 'data';

const without = (schema: JsonSchema, keys: readonly string[]): JsonSchema => ({
  ...schema,
  required: (schema.required ?? []).filter((key) => !keys.includes(key)),
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([key]) => !keys.includes(key)),
  ),
});

const schemaViolations = (schema: JsonSchema, value: unknown): Omit<Violation, 'exchange'>[] => {
  const found = violations(schema, value);
  const [first] = found;
  if (first === undefined) return [];
  const more = found.length > 1 ? `, and ${found.length - 1} more` : '';
  return [{ expected: 'values that match the contract', got: first + more }];
};

export const responseRules: readonly Rule[] = [
  responseRule('answers', 'A valid request gets a response in time.', (response) =>
    response.noResponse === undefined ? [] : [{ expected: 'a response', got: describe(response) }],
  ),
  responseRule('status', 'A valid request has a status from 200 to 399.', (response) =>
    response.noResponse === undefined && (response.status < 200 || response.status >= 400)
      ? [{ expected: 'a status of 2xx', got: describe(response) }]
      : [],
  ),
  responseRule('json', 'A response is a JSON object with a JSON Content-Type.', (response) => {
    if (response.noResponse !== undefined) return [];
    if (!isRecord(response.json)) return [{ expected: 'a JSON object', got: describe(response) }];
    return /\bjson\b/i.test(response.contentType)
      ? []
      : [{ expected: 'Content-Type: application/json', got: response.contentType || 'no content type' }];
  }),
  responseRule('envelope', 'A response has success: true and a text message.', ({ json, ...response }) => {
    if (!isRecord(json)) return [];
    if (json.success !== true) return [{ expected: 'success: true', got: describe({ json, ...response }) }];
    return typeof json.message === 'string' ? [] : [{ expected: 'a text message', got: show(json.message) }];
  }),
  responseRule('rows', 'The rows of a list are an array under their key.', (response, target) => {
    const envelope = envelopeOf(response);
    if (!envelope || target.kind !== 'list') return [];
    const key = rowsKeyOf(target);
    return Array.isArray(envelope[key])
      ? []
      : [{ expected: `an array under ${key}`, got: show(envelope[key]) }];
  }),
  responseRule('count', 'A paged list has a count: an integer of at least 0.', (response, target) => {
    const envelope = envelopeOf(response);
    if (!envelope || target.kind !== 'list' || target.contract.method !== 'POST') return [];
    return Number.isSafeInteger(envelope.count) && Number(envelope.count) >= 0
      ? []
      : [{ expected: 'count: an integer of at least 0', got: show(envelope.count) }];
  }),
  responseRule('fields', 'Rows and objects have every field with its type.', (response, target) => {
    const envelope = envelopeOf(response);
    if (!envelope) return [];
    const key = rowsKeyOf(target);
    const schema = target.contract.response.properties?.[key];
    // The rule 'rows' reports rows that are not an array.
    if (!schema || (target.kind === 'list' && !Array.isArray(envelope[key]))) return [];
    return schemaViolations({ type: 'object', properties: { [key]: schema }, required: [key] }, envelope);
  }),
  responseRule('figures', 'All figures beside the rows are present with their type.', (response, target) => {
    const envelope = envelopeOf(response);
    if (!envelope || target.kind !== 'list') return [];
    return schemaViolations(
      without(target.contract.response, ['success', 'message', 'count', rowsKeyOf(target)]),
      envelope,
    );
  }),
];
