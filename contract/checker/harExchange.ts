// Checks one recorded request and its response against a call of the contract.
import { isRecord } from '../../src/core/isRecord';
import { parseJson } from '../../src/core/parse';
import type { ContractCall } from '../calls';
import { schemaErrors } from '../validate';
import { checkResponse, contentTypeFault, faultsOf, type ResponseFault } from './checkResponse';
import type { RecordedExchange } from './harEntries';
import type { Finding, HttpExchange } from './types';

/** The rules that recorded traffic can be checked for. */
export const harRules = ['request', 'status', 'json', 'envelope', 'count', 'fields'] as const;
export type HarRule = (typeof harRules)[number];

type HarFault = Pick<Finding, 'expected' | 'got'> & { readonly rule: HarRule };

/** What one exchange shows: the rules that it exercises, and its faults. */
export interface Observation {
  readonly exercised: readonly HarRule[];
  readonly faults: readonly HarFault[];
  readonly isSuccess: boolean;
}

/** Returns the parameters in a query as JSON: a text in a query may stand for a number. */
function queryOf(url: URL, { request: { properties = {} } }: ContractCall): Record<string, unknown> {
  const valueOf = (name: string, text: string) => {
    const schema = properties[name];
    if (!schema || text.trim() === '' || schemaErrors(schema, text).length === 0) return text;
    return schemaErrors(schema, Number(text)).length === 0 ? Number(text) : text;
  };
  return Object.fromEntries([...url.searchParams].map(([name, text]) => [name, valueOf(name, text)]));
}

/** Returns the parameters of a recorded request: its query or its JSON body; undefined if they are no JSON object. */
export function sentBody(call: ContractCall, { method, url, body }: RecordedExchange) {
  const sent = method === 'GET' ? queryOf(url, call) : body ? parseJson(body) : {};
  return isRecord(sent) ? sent : undefined;
}

const toFault = (
  rule: HarRule,
  { field, expected, got }: Pick<ResponseFault, 'field' | 'expected' | 'got'>,
): HarFault => ({ rule, expected: field === 'body' ? expected : `${field} ${expected}`, got });

/** Checks a request. Without its recorded body, it exercises nothing. */
function checkRequest(call: ContractCall, recorded: RecordedExchange): readonly HarFault[] | undefined {
  if (!recorded.isBodyRecorded) return undefined;
  const sent = sentBody(call, recorded);
  if (!sent) return [{ rule: 'request', expected: 'a JSON object as body', got: 'another body' }];
  return faultsOf(call.request, sent).map((fault) => toFault('request', fault));
}

function exercisedBy(
  { response: { properties = {} } }: ContractCall,
  body: unknown,
  isSuccess: boolean,
): HarRule[] {
  if (!isRecord(body)) return ['json'];
  if (!isSuccess) return ['json', 'envelope'];
  const lists = Object.entries(properties).filter(([, { type }]) => type === 'array');
  // An empty list proves nothing about its rows.
  const hasRows = lists.every(([key]) => !Array.isArray(body[key]) || body[key].length > 0);
  return [
    'json',
    'envelope',
    ...('count' in properties ? ['count' as const] : []),
    ...(hasRows ? ['fields' as const] : []),
  ];
}

/** Checks a response. Without its recorded body, it exercises only `status`. */
function checkRecorded(call: ContractCall, { status, text, responseHeaders }: RecordedExchange): Observation {
  // 304: the browser showed an earlier response.
  if (status === 304) return { exercised: [], faults: [], isSuccess: false };
  const onlyStatus = (...faults: Omit<HarFault, 'rule'>[]): Observation => ({
    exercised: ['status'],
    faults: faults.map((fault) => ({ rule: 'status', ...fault })),
    isSuccess: false,
  });
  if (status >= 300 && status < 400) {
    const target = (responseHeaders.location ?? 'nowhere').replace(/[?#].*/s, '');
    const got = `status ${status}, redirect to ${target}`;
    return onlyStatus({ expected: 'a response, not a redirect', got });
  }
  if (status >= 500) return onlyStatus({ expected: 'a status below 500', got: `status ${status}` });
  if (text === undefined) return onlyStatus();
  const body = parseJson(text);
  const isSuccess = isRecord(body) && body.success === true && status < 400;
  const faults = checkResponse(call, status, body).map((each) => toFault(each.rule, each));
  const { 'content-type': contentType } = responseHeaders;
  const fault = isRecord(body) && contentType !== undefined && contentTypeFault(contentType);
  if (fault) faults.push({ rule: 'json', ...fault });
  return { exercised: ['status', ...exercisedBy(call, body, isSuccess)], faults, isSuccess };
}

/** Checks a recorded request and its response. */
export function checkExchange(call: ContractCall, recorded: RecordedExchange): Observation {
  const request = checkRequest(call, recorded);
  const response = checkRecorded(call, recorded);
  return {
    exercised: [...(request ? (['request'] as const) : []), ...response.exercised],
    faults: [...(request ?? []), ...response.faults],
    isSuccess: response.isSuccess,
  };
}

/** Returns a recorded exchange like one of a check, only with the headers that explain a fault. */
export function toExchange(recorded: RecordedExchange): HttpExchange {
  const { method, url, headers, body, status, responseHeaders, text = '' } = recorded;
  const pick = (from: Readonly<Record<string, string>>, names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
  return {
    method,
    url: url.origin + url.pathname + url.search,
    headers: {
      ...pick(headers, ['accept', 'content-type']),
      ...(headers.authorization !== undefined && { authorization: '$TOKEN' }),
    },
    body,
    status,
    contentType: responseHeaders['content-type'] ?? '',
    responseHeaders: pick(responseHeaders, ['content-type', 'location']),
    text,
    json: parseJson(text),
    noResponse: undefined,
    ms: 0,
  };
}
