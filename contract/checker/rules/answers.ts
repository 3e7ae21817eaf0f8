import { isRecord, describe, show, type Violation, type Rule, type Target } from '../rule';
import { violations } from '../../validate';
import type { JsonSchema } from '../../../src/core/schema';
import type { Exchange } from '../types';

/** Defines a rule about the answer to a valid request. It reports nothing when an earlier rule covers the fault. */
const onAnswer = (
  id: string,
  promise: string,
  judge: (answer: Exchange, target: Target) => readonly Omit<Violation, 'exchange'>[],
): Rule => ({
  id,
  promise,
  check: async ({ kind, ...target }, ask) => {
    if (kind === 'write') return 'it changes data';
    const exchange = await ask({ ...target.contract, body: target.body });
    return judge(exchange, { kind, ...target } as Target).map((violation) => ({ ...violation, exchange }));
  },
});

const envelopeOf = ({ json }: Exchange) => (isRecord(json) && json.success === true ? json : undefined);
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

export const answerRules: readonly Rule[] = [
  onAnswer('answers', 'A valid request is answered in time.', (answer) =>
    answer.noResponse === undefined ? [] : [{ expected: 'an answer', got: describe(answer) }],
  ),
  onAnswer('status', 'A valid request has a status from 200 to 399.', (answer) =>
    answer.noResponse === undefined && (answer.status < 200 || answer.status >= 400)
      ? [{ expected: 'a status of 2xx', got: describe(answer) }]
      : [],
  ),
  onAnswer('json', 'An answer is a JSON object with a JSON Content-Type.', (answer) => {
    if (answer.noResponse !== undefined) return [];
    if (!isRecord(answer.json)) return [{ expected: 'a JSON object', got: describe(answer) }];
    return /\bjson\b/i.test(answer.contentType)
      ? []
      : [{ expected: 'Content-Type: application/json', got: answer.contentType || 'no content type' }];
  }),
  onAnswer('envelope', 'An answer has success: true and a text message.', ({ json, ...answer }) => {
    if (!isRecord(json)) return [];
    if (json.success !== true) return [{ expected: 'success: true', got: describe({ json, ...answer }) }];
    return typeof json.message === 'string' ? [] : [{ expected: 'a text message', got: show(json.message) }];
  }),
  onAnswer('rows', 'The rows of a list are an array under their key.', (answer, target) => {
    const envelope = envelopeOf(answer);
    if (!envelope || target.kind !== 'list') return [];
    const key = rowsKeyOf(target);
    return Array.isArray(envelope[key])
      ? []
      : [{ expected: `an array under ${key}`, got: show(envelope[key]) }];
  }),
  onAnswer('count', 'A paged list has a count, a whole number from 0.', (answer, target) => {
    const envelope = envelopeOf(answer);
    if (!envelope || target.kind !== 'list' || target.contract.method !== 'POST') return [];
    return Number.isSafeInteger(envelope.count) && Number(envelope.count) >= 0
      ? []
      : [{ expected: 'count: a whole number from 0', got: show(envelope.count) }];
  }),
  onAnswer('fields', 'Rows and objects have every field with its type.', (answer, target) => {
    const envelope = envelopeOf(answer);
    if (!envelope) return [];
    const key = rowsKeyOf(target);
    const schema = target.contract.answer.properties?.[key];
    // The rule 'rows' reports rows that are not an array.
    if (!schema || (target.kind === 'list' && !Array.isArray(envelope[key]))) return [];
    return schemaViolations({ type: 'object', properties: { [key]: schema }, required: [key] }, envelope);
  }),
  onAnswer('figures', 'All figures beside the rows are present with their type.', (answer, target) => {
    const envelope = envelopeOf(answer);
    if (!envelope || target.kind !== 'list') return [];
    return schemaViolations(
      without(target.contract.answer, ['success', 'message', 'count', rowsKeyOf(target)]),
      envelope,
    );
  }),
];
