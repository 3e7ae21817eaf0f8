import { classify } from '../classify';
import type { Request } from '../client';
import {
  describe,
  isServerError,
  leaksIn,
  NO_SUCCESS,
  PROPER_ERROR,
  rejectsToken,
  requestOf,
  successBody,
  violation,
  type ReadTarget,
  type Rule,
  type RuleResult,
} from '../rule';
import type { HttpExchange } from '../types';
import { NOT_JSON } from './http';

const PADDING = 'x'.repeat(5 * 1024 * 1024);

type JudgeResponse = (exchange: HttpExchange, target: ReadTarget, request: Request) => RuleResult;

const expectError: JudgeResponse = (exchange, target, { token }) => {
  // A backend that limits the rate, or that rejects the token, did not check the request.
  if (classify(exchange) === 'rate-limited') return describe(exchange);
  if (token !== null && rejectsToken(exchange)) return `the token is rejected: ${describe(exchange)}`;
  if (!isServerError(exchange)) return violation(PROPER_ERROR, describe(exchange), exchange);
  const leaks = leaksIn(exchange, target);
  if (leaks.length > 0) return leaks;
  // A status of 401 may concern the token, although the message differs from the contract's.
  const isAboutToken = token !== null && classify(exchange) === 'unauthorized';
  return isAboutToken ? `the token may be rejected: ${describe(exchange)}` : [];
};

/**
 * Checks the response to an oversized body. A closed connection or any 413 is fine: a proxy may reject the body. A missing
 * response proves nothing: a slow line takes longer to send the body than the time limit.
 */
const expectErrorOrClose: JudgeResponse = (exchange, ...rest) => {
  if (exchange.noResponse !== undefined)
    return exchange.noResponse.startsWith('no response within')
      ? `${describe(exchange)} to 5 MB (try a higher --timeout)`
      : [];
  return exchange.status === 413 ? [] : expectError(exchange, ...rest);
};

type Change = (target: ReadTarget) => Partial<Request> | string;

const invalidRequestRule = (
  id: string,
  description: string,
  change: Change,
  judge: JudgeResponse = expectError,
): Rule => ({
  id,
  description,
  check: async (target, send) => {
    const changed = change(target);
    if (typeof changed === 'string') return changed;
    // A backend that rejects valid requests too did not notice what is invalid.
    if (!successBody(await send(requestOf(target)))) return NO_SUCCESS;
    const request = { ...requestOf(target), ...changed };
    const exchange = await send(request);
    const result = judge(exchange, target, request);
    if (exchange.noResponse === undefined || typeof result === 'string' || result.length > 0) return result;
    // The connection was closed. Only a host that still responds has closed it because of the request.
    const after = await send({ ...requestOf(target), fresh: true });
    return after.noResponse === undefined ? [] : describe(after);
  },
});

/** Returns a change for lists with pages: sets properties of the body, such as `limit`, to invalid values. */
const paging =
  (invalid: object): Change =>
  ({ contract, body }) =>
    contract.method === 'POST' && 'limit' in body ? { body: { ...body, ...invalid } } : 'it has no pages';

/** Returns a change for requests with a body. `change` gets the valid body. */
const postOnly =
  (change: (body: Readonly<Record<string, unknown>>) => Partial<Request>): Change =>
  ({ contract, body }) =>
    contract.method === 'POST' ? change(body) : 'it has no body';

/** The rules for invalid requests. The server must reject them in JSON with a message, never with 5xx or HTML. */
export const invalidRequestRules: readonly Rule[] = [
  ...(
    [
      ['reject-negative-skip', 'A negative skip is rejected.', { skip: -1 }],
      ['reject-negative-limit', 'A negative limit is rejected.', { limit: -10 }],
      ['reject-zero-limit', 'A limit of 0 is rejected.', { limit: 0 }],
      ['reject-huge-limit', 'A limit of 1,000,000,000 is rejected.', { limit: 1e9 }],
      ['reject-huge-skip', 'A skip beyond every list is rejected.', { skip: 1e300 }],
      ['reject-fraction', 'A fraction as limit is rejected.', { limit: 2.5 }],
      ['reject-text', 'Texts as limit and skip are rejected.', { limit: 'ten', skip: 'none' }],
      ['reject-missing-limit', 'Missing limit and skip are rejected.', { limit: undefined, skip: undefined }],
    ] as const
  ).map(([id, description, invalid]) => invalidRequestRule(id, description, paging(invalid))),
  invalidRequestRule(
    'reject-unknown-option',
    'A value outside a fixed set is rejected.',
    ({ contract, body }) => {
      const enumProperty = Object.entries(contract.request.properties ?? {}).find(
        ([key, schema]) => schema.enum && contract.request.required?.includes(key) && key in body,
      );
      return enumProperty
        ? { body: { ...body, [enumProperty[0]]: 'no-such-option' } }
        : 'it has no fixed set of values';
    },
  ),
  invalidRequestRule(
    'reject-bad-json',
    "A body that isn't JSON is rejected.",
    postOnly(() => ({ body: NOT_JSON })),
  ),
  invalidRequestRule(
    'reject-array',
    'An array as body is rejected.',
    postOnly(() => ({ body: '[1, 2, 3]' })),
  ),
  invalidRequestRule(
    'reject-oversized',
    'A body of 5 MB is rejected.',
    // Valid except for its size, so that the server has no other reason to reject the request.
    (target) =>
      target.kind === 'list' && target.isFurtherOption
        ? 'it is sent with the first option only'
        : postOnly((body) => ({ body: { ...body, padding: PADDING }, fresh: true }))(target),
    expectErrorOrClose,
  ),
  invalidRequestRule('reject-wrong-method', 'Another HTTP method is rejected.', ({ contract }) => ({
    method: contract.method === 'GET' ? 'DELETE' : 'PUT',
    // Without a token, a backend that has this method does not change the member's data.
    token: null,
  })),
  invalidRequestRule(
    'unknown-keys',
    'An unknown key is ignored or rejected.',
    postOnly((body) => ({ body: { ...body, unknownKey: [{ a: 'b' }] } })),
    (exchange, ...rest) => (successBody(exchange) ? [] : expectError(exchange, ...rest)),
  ),
];
