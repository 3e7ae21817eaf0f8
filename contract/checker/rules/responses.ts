import { isRecord } from '../../../src/core/isRecord';
import { contentTypeFault, hasInvalidBytes, NOT_UTF8, schemaViolations } from '../checkResponse';
import { classify } from '../classify';
import { isSecretField } from '../redact';
import {
  describe,
  NO_SUCCESS,
  requestOf,
  show,
  successBody,
  violation,
  type ReadTarget,
  type Rule,
  type Violation,
} from '../rule';
import type { JsonSchema } from '../../../src/core/schema';
import type { HttpExchange } from '../types';

/** Violations, or the reason why the rule can't be checked. */
type Found = readonly Omit<Violation, 'exchange'>[] | string;

/** Defines a rule about the response to a valid request. A rule doesn't report a fault that an earlier rule reports. */
const responseRule = (
  id: string,
  description: string,
  findViolations: (response: HttpExchange, target: ReadTarget) => Found,
): Rule => ({
  id,
  description,
  check: async (target, send) => {
    const exchange = await send(requestOf(target));
    if (classify(exchange) === 'rate-limited') return describe(exchange);
    const found = findViolations(exchange, target);
    return typeof found === 'string' ? found : found.map((each) => ({ ...each, exchange }));
  },
});

const successRule = (
  id: string,
  description: string,
  findViolations: (envelope: Record<string, unknown>, target: ReadTarget) => Found,
): Rule =>
  responseRule(id, description, (response, target) => {
    const envelope = successBody(response);
    return envelope ? findViolations(envelope, target) : NO_SUCCESS;
  });

const NO_RESPONSE = 'no response arrived';
const hasSuccessStatus = ({ status }: HttpExchange) => status >= 200 && status < 300;
const rowsKeyOf = (target: ReadTarget) =>
  target.kind === 'list' ? (target.resource.read.rows ?? 'data') : 'data';

const SECRET = /(?:passw(?:or)?d|pwd|otp|secret|private[-_]?key|mnemonic)(?:[-_]?hash)?$/i;

/** Returns the paths of secrets that are no fields of the contract, such as 'data.*.password'. */
const secretsIn = (value: object): string[] =>
  Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'object' && part !== null)
      return secretsIn(part).map((path) => `${Array.isArray(value) ? '*' : key}.${path}`);
    const isSecret = SECRET.test(key) && !isSecretField(key) && part && typeof part !== 'boolean';
    return isSecret ? [key] : [];
  });

const without = (schema: JsonSchema, keys: readonly string[]): JsonSchema => ({
  ...schema,
  required: (schema.required ?? []).filter((key) => !keys.includes(key)),
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([key]) => !keys.includes(key)),
  ),
});

export const responseRules: readonly Rule[] = [
  responseRule('answers', 'A valid request gets a response in time.', (response) =>
    response.noResponse === undefined ? [] : violation('a response', describe(response)),
  ),
  responseRule(
    'status',
    'A valid request has a status from 200 to 299, so it is not redirected.',
    (response) => {
      if (response.noResponse !== undefined) return NO_RESPONSE;
      return hasSuccessStatus(response) ? [] : violation('a status from 200 to 299', describe(response));
    },
  ),
  responseRule('json', 'A response is a JSON object in UTF-8 with a JSON Content-Type.', (response) => {
    const { noResponse, json, text, contentType } = response;
    if (noResponse !== undefined) return NO_RESPONSE;
    if (!isRecord(json)) return violation('a JSON object', describe(response));
    if (hasInvalidBytes(text)) return [NOT_UTF8];
    const fault = contentTypeFault(contentType);
    return fault ? [fault] : [];
  }),
  responseRule('envelope', 'A response has success: true and a text message.', (response) => {
    const { json } = response;
    if (!isRecord(json)) return 'the response is not a JSON object';
    if (!hasSuccessStatus(response)) return NO_SUCCESS;
    if (json.success !== true) return violation('success: true', describe(response));
    return typeof json.message === 'string' ? [] : violation('a text message', show(json.message));
  }),
  successRule(
    'no-secrets',
    'A response has no password, code or secret besides exchange keys.',
    (envelope) => {
      const paths = new Set(secretsIn(envelope));
      return paths.size === 0 ? [] : violation('no password, code or secret', [...paths].join(', '));
    },
  ),
  successRule('rows', 'The rows of a list are an array under their key.', (envelope, target) => {
    if (target.kind !== 'list') return 'it is not a list';
    const key = rowsKeyOf(target);
    return Array.isArray(envelope[key]) ? [] : violation(`an array under ${key}`, show(envelope[key]));
  }),
  successRule('count', 'A paged list has a count: an integer of at least 0.', ({ count }, target) => {
    if (target.kind !== 'list' || target.contract.method !== 'POST') return 'it has no pages';
    return Number.isSafeInteger(count) && Number(count) >= 0
      ? []
      : violation('count: an integer of at least 0', show(count));
  }),
  successRule('fields', 'Rows and objects have every field with its type.', (envelope, target) => {
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
  successRule('figures', 'All figures beside the rows are present with their type.', (envelope, target) => {
    if (target.kind !== 'list') return 'it is not a list';
    if (!target.resource.summary?.length) return 'it has no figures';
    const schema = without(target.contract.response, ['success', 'message', 'count', rowsKeyOf(target)]);
    return schemaViolations(schema, envelope);
  }),
];
