import type { ContractCall } from '../calls';
import { schemaErrors, type SchemaError } from '../validate';
import type { JsonSchema } from '../../src/core/schema';
import { isRecord, show } from './rule';

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

/** Returns the first error of each field: other rows usually have the same error. */
export function faultsOf(schema: JsonSchema, value: unknown): Omit<ResponseFault, 'rule'>[] {
  const seen = new Map<string, Omit<ResponseFault, 'rule'>>();
  for (const error of schemaErrors(schema, value)) {
    const { path, isMissing } = pathOf(error);
    const got = isMissing ? 'nothing' : show(error.value);
    if (!seen.has(path)) seen.set(path, { field: path, expected: error.message, got });
  }
  return [...seen.values()];
}

/** Returns whether a text contains U+FFFD, in place of bytes that are not UTF-8. Browsers read JSON as UTF-8 only. */
export const hasInvalidBytes = (text: string): boolean => text.includes('\uFFFD');

export const NOT_UTF8 = {
  expected: 'a body in UTF-8',
  got: 'the character U+FFFD, which stands for invalid bytes',
} as const;

/**
 * Returns the faults of a response. Pass undefined as body if it isn't JSON. An error response needs only a message.
 */
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
