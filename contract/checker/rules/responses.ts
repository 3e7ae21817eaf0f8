import { hasInvalidBytes, NOT_UTF8, schemaViolations } from '../checkResponse';
import { classify } from '../classify';
import { isRecord } from '../../../src/core/isRecord';
import {
  describe,
  NO_SUCCESS,
  requestOf,
  show,
  successBody,
  type Violation,
  type Rule,
  type Target,
} from '../rule';
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
  check: async (target, send) => {
    const exchange = await send(requestOf(target));
    if (classify(exchange) === 'rate-limited') return describe(exchange);
    const found = findViolations(exchange, target);
    return typeof found === 'string' ? found : found.map((violation) => ({ ...violation, exchange }));
  },
});

const NO_RESPONSE = 'no response arrived';
const hasSuccessStatus = ({ status }: HttpExchange) => status >= 200 && status < 300;
const rowsKeyOf = (target: Target) =>
  target.kind === 'list' ? (target.resource.read.rows ?? 'data') : 'data';

const without = (schema: JsonSchema, keys: readonly string[]): JsonSchema => ({
  ...schema,
  required: (schema.required ?? []).filter((key) => !keys.includes(key)),
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([key]) => !keys.includes(key)),
  ),
});

export const responseRules: readonly Rule[] = [
  responseRule('answers', 'A valid request gets a response in time.', (response) =>
    response.noResponse === undefined ? [] : [{ expected: 'a response', got: describe(response) }],
  ),
  responseRule(
    'status',
    'A valid request has a status from 200 to 299, so it is not redirected.',
    (response) => {
      if (response.noResponse !== undefined) return NO_RESPONSE;
      if (hasSuccessStatus(response)) return [];
      const expected = 'a status from 200 to 299';
      return [{ expected, got: describe(response) }];
    },
  ),
  responseRule('json', 'A response is a JSON object in UTF-8 with a JSON Content-Type.', (response) => {
    if (response.noResponse !== undefined) return NO_RESPONSE;
    if (!isRecord(response.json)) return [{ expected: 'a JSON object', got: describe(response) }];
    if (hasInvalidBytes(response.text)) return [NOT_UTF8];
    const [charset] = /charset=(?!"?utf-?8\b)[^;]*/i.exec(response.contentType) ?? [];
    if (charset !== undefined) return [{ expected: NOT_UTF8.expected, got: charset }];
    return /\bjson\b/i.test(response.contentType)
      ? []
      : [{ expected: 'Content-Type: application/json', got: response.contentType || 'no content type' }];
  }),
  responseRule('envelope', 'A response has success: true and a text message.', (response) => {
    const { json } = response;
    if (!isRecord(json)) return 'the response is not a JSON object';
    if (!hasSuccessStatus(response)) return NO_SUCCESS;
    if (json.success !== true) return [{ expected: 'success: true', got: describe(response) }];
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
    if (!target.resource.summary?.length) return 'it has no figures';
    return schemaViolations(
      without(target.contract.response, ['success', 'message', 'count', rowsKeyOf(target)]),
      envelope,
    );
  }),
];
