import type { ContractCall } from '../calls';
import { schemaErrors, type SchemaError } from '../validate';
import type { JsonSchema } from '../../src/core/schema';
import { getValue } from '../../src/core/defineResource';
import { redact } from './redact';
import { isRecord } from '../../src/core/isRecord';
import { show, type Violation } from './rule';
import { VALUES_FROM } from './stableText';

/** A difference between a response and the contract. */
export interface ResponseFault {
  readonly rule: 'json' | 'envelope' | 'count' | 'fields';
  /** The path of the wrong value in the response, with * in place of the row's index: 'data.*.amount'. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

/** Returns the path of the wrong value with * in place of indexes; for a missing value, the path that it should have. */
function pathOf({ field, message }: SchemaError): { path: string; isMissing: boolean } {
  const path = field.replace(/\.\d+(?=\.|$)/g, '.*');
  const [, missing] = /required property '(.+)'/.exec(message) ?? [];
  return missing === undefined
    ? { path, isMissing: false }
    : { path: `${path === 'body' ? '' : `${path}.`}${missing}`, isMissing: true };
}

/** The number of rows of a wrong field whose values a report shows. */
const MAX_EXAMPLES = 3;

/** Formats the value of a path for a report. The last key says whether the value is secret. */
const showValue = (path: string, value: unknown) => {
  const key = path.split('.').at(-1) ?? path;
  return show(getValue(redact({ [key]: value }), key));
};

/** The position of a value in an array: 'data.12.amount' is in row 13 of 'data'. */
const ROW = /^(.*?)\.(\d+)(?:\.|$)/;

/** Describes the wrong values of a field, by their paths: the value, or the number of wrong rows and the first of them. */
function describeValues(values: ReadonlyMap<string, string>, body: unknown): string {
  const [path = '', only = ''] = [...values][0] ?? [];
  const rows = getValue(body, ROW.exec(path)?.[1] ?? '');
  if (!Array.isArray(rows)) return only;
  const examples = [...values]
    .slice(0, MAX_EXAMPLES)
    .map(([each, value]) => `row ${Number(ROW.exec(each)?.[2]) + 1} has ${value}`);
  return `${values.size} of ${rows.length}: ${examples.join(', ')}`;
}

/** Returns the wrong fields of a value, each with the first error, the number of wrong rows and the first wrong values. */
export function faultsOf(schema: JsonSchema, value: unknown): Omit<ResponseFault, 'rule'>[] {
  const faults = new Map<string, { readonly expected: string; readonly values: Map<string, string> }>();
  for (const error of schemaErrors(schema, value)) {
    const { path, isMissing } = pathOf(error);
    const { expected, values } = faults.get(path) ?? { expected: error.message, values: new Map() };
    // A value that matches none of several alternatives has an error for each.
    values.set(error.field, isMissing ? 'nothing' : showValue(path, error.value));
    faults.set(path, { expected, values });
  }
  return [...faults].map(([field, { expected, values }]) => ({
    field,
    expected,
    got: describeValues(values, value),
  }));
}

/** Returns a violation for each wrong field: a baseline must tell a new one from a known one. */
export const schemaViolations = (schema: JsonSchema, value: unknown): Omit<Violation, 'exchange'>[] =>
  faultsOf(schema, value).map(({ field, expected, got }) => ({
    expected: 'values that match the contract',
    got: `${field} ${expected}${VALUES_FROM}${got}`,
  }));

/** Returns whether a text contains U+FFFD, in place of bytes that are not UTF-8. Browsers read JSON as UTF-8 only. */
export const hasInvalidBytes = (text: string): boolean => text.includes('\uFFFD');

export const NOT_UTF8 = {
  expected: 'a body in UTF-8',
  got: 'the character U+FFFD, which stands for invalid bytes',
} as const;

/** Returns what is wrong with the Content-Type of a JSON response: another charset, or no JSON; otherwise undefined. */
export function contentTypeFault(contentType: string): Pick<ResponseFault, 'expected' | 'got'> | undefined {
  const [charset] = /charset=(?!"?utf-?8\b)[^;]*/i.exec(contentType) ?? [];
  if (charset !== undefined) return { expected: NOT_UTF8.expected, got: charset };
  return /\bjson\b/i.test(contentType)
    ? undefined
    : { expected: 'Content-Type: application/json', got: contentType || 'no content type' };
}

/** Returns the faults of a response. Pass undefined as body if it isn't JSON. An error response needs only a message. */
export function checkResponse(
  { response: schema }: Pick<ContractCall, 'response'>,
  status: number,
  body: unknown,
): ResponseFault[] {
  if (!isRecord(body))
    return [
      { rule: 'json', field: 'body', expected: 'a JSON object', got: `status ${status}, ${show(body)}` },
    ];
  if (hasInvalidBytes(JSON.stringify(body))) return [{ rule: 'json', field: 'body', ...NOT_UTF8 }];
  if (body.success === false || status >= 400)
    return body.success === false && typeof body.message === 'string' && body.message !== ''
      ? []
      : [{ rule: 'envelope', field: 'message', expected: 'success: false and a message', got: show(body) }];
  return faultsOf(schema, body).map((fault) => {
    const isEnvelope = /^(success|message)$/.test(fault.field);
    return { rule: isEnvelope ? 'envelope' : fault.field === 'count' ? 'count' : 'fields', ...fault };
  });
}
