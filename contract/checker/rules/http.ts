// The rules about HTTP: CORS, caching, recovery after an invalid request, and access tokens.
import { getValue } from '../../../src/core/defineResource';
import { UNAUTHORIZED } from '../../../src/core/failure';
import { classify, type ResponseClass } from '../classify';
import type { Request, Send } from '../client';
import {
  describe,
  isServerError,
  leaksIn,
  NO_SUCCESS,
  reasonNotProcessed,
  requestOf,
  requestWithoutToken,
  requestWithToken,
  successBody,
  violation,
  type Rule,
  type RuleResult,
  type Target,
  type Violation,
} from '../rule';
import type { HttpExchange } from '../types';

const REQUIRED_HEADERS = ['authorization', 'content-type'];

const listed = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase());

/** Returns a violation if a response doesn't allow an origin to read it. */
function originViolations(exchange: HttpExchange, origin: string): Violation[] {
  const allowed = exchange.responseHeaders['access-control-allow-origin'];
  return allowed === '*' || allowed === origin
    ? []
    : violation(`Access-Control-Allow-Origin: ${origin}`, allowed ?? 'no such header', exchange);
}

const NO_ORIGIN = 'no origin was given';
/** Responses of a backend that was reached, whose CORS headers matter. A proxy in front of it may send the others. */
const JUDGED: readonly ResponseClass[] = ['ok', 'rejected', 'unauthorized'];

/** The rules about CORS. Without the portal's origin, they are skipped. */
export const corsRules: readonly Rule<Target>[] = [
  {
    id: 'cors-preflight',
    description: 'A preflight of the portal is allowed with Authorization and Content-Type.',
    check: async ({ contract }, send, { origin }) => {
      if (origin === undefined) return NO_ORIGIN;
      const headers = {
        Origin: origin,
        'Access-Control-Request-Method': contract.method,
        'Access-Control-Request-Headers': REQUIRED_HEADERS.join(','),
      };
      const exchange = await send({ method: 'OPTIONS', path: contract.path, token: null, headers });
      const { status, responseHeaders } = exchange;
      if (classify(exchange) === 'rate-limited') return describe(exchange);
      if (status < 200 || status > 299)
        return violation('a preflight with status 2xx', describe(exchange), exchange);
      const found = originViolations(exchange, origin);
      if (found.length > 0) return found;
      const header = responseHeaders['access-control-allow-headers'];
      const names = listed(header);
      // The wildcard * does not allow the Authorization header (Fetch standard).
      const missing = REQUIRED_HEADERS.filter(
        (name) => !names.includes(name) && !(name !== 'authorization' && names.includes('*')),
      );
      const expected = `Access-Control-Allow-Headers with ${missing.join(', ')}`;
      return missing.length === 0 ? [] : violation(expected, header ?? 'no such header', exchange);
    },
  },
  {
    id: 'cors-answer',
    description: "The portal's origin may read the response, also that to a request without a token.",
    check: async (target, send, context) => {
      const { origin } = context;
      if (origin === undefined) return NO_ORIGIN;
      const exchanges = [await send(requestWithoutToken(target, context))];
      // Without a token, a call that changes data changes nothing.
      if (target.kind !== 'write')
        exchanges.push(await send({ ...requestOf(target), headers: { Origin: origin } }));
      const isJudged = (exchange: HttpExchange) => JUDGED.includes(classify(exchange));
      const unjudged = exchanges.find((exchange) => !isJudged(exchange));
      const found = exchanges.filter(isJudged).flatMap((exchange) => originViolations(exchange, origin));
      return found.length === 0 && unjudged ? describe(unjudged) : found.slice(0, 1);
    },
  },
];

/** The body of a request that is not JSON. */
export const NOT_JSON = '{"limit": 10,';

/** The rules about HTTP for calls that read data: caching, and recovery after an invalid request. */
export const httpRules: readonly Rule[] = [
  {
    id: 'not-shared',
    description: "A shared cache must not store a member's response.",
    check: async (target, send) => {
      const exchange = await send(requestOf(target));
      if (!successBody(exchange)) return NO_SUCCESS;
      const control = exchange.responseHeaders['cache-control'];
      const directives = listed(control).map((directive) => directive.split('=')[0] ?? '');
      const isPrivate = directives.some((name) => name === 'private' || name === 'no-store');
      // Only these directives permit a shared cache to store the response to a request with Authorization
      // (RFC 9111, 3.5).
      const isShared = directives.some((name) => /^(public|s-maxage|must-revalidate)$/.test(name));
      return isShared && !isPrivate
        ? violation('Cache-Control: no-store or private', String(control), exchange)
        : [];
    },
  },
  {
    id: 'answers-after-error',
    description: 'After an invalid request, the next valid one gets a valid response in time.',
    check: async (target, send) => {
      if (target.contract.method !== 'POST') return 'it has no body';
      const request = requestOf(target);
      if (!successBody(await send(request))) return NO_SUCCESS;
      await send({ ...request, body: NOT_JSON });
      const after = await send({ ...request, fresh: true });
      if (successBody(after)) return [];
      const expected = 'a success after an invalid request, as before';
      return reasonNotProcessed(after) ?? violation(expected, describe(after), after);
    },
  },
];

async function expectUnauthorized(target: Target, send: Send, request: Request): Promise<RuleResult> {
  // If the call rejects every token, this proves nothing. Calls that change data are never sent with a valid token.
  if (target.kind !== 'write' && classify(await send(requestOf(target))) === 'unauthorized')
    return "the call rejects the member's own token";
  const exchange = await send(request);
  if (classify(exchange) === 'rate-limited') return describe(exchange);
  if (!isServerError(exchange) || getValue(exchange.json, 'message') !== UNAUTHORIZED)
    return violation(`success: false with the message ${UNAUTHORIZED}`, describe(exchange), exchange);
  return leaksIn(exchange, target);
}

/** An invented token, and the member's own with another end: accepted if the signature of a JWT isn't verified. */
const UNKNOWN_TOKENS = ['a-token-nobody-has', '$TOKEN-x'];

/** The rules about access tokens. */
export const sessionRules: readonly Rule<Target>[] = [
  {
    id: 'token-missing',
    description: `A call without Authorization is rejected: ${UNAUTHORIZED}`,
    check: (target, send, context) => expectUnauthorized(target, send, requestWithoutToken(target, context)),
  },
  {
    id: 'token-wrong',
    description: `A call with an unknown token is rejected: ${UNAUTHORIZED}`,
    check: async (target, send) => {
      for (const token of UNKNOWN_TOKENS) {
        const result = await expectUnauthorized(target, send, requestWithToken(target, token));
        if (result.length > 0) return result;
      }
      return [];
    },
  },
  {
    id: 'token-expired',
    description: `A call with an expired token is rejected: ${UNAUTHORIZED}`,
    check: (target, send, { expiredToken }) =>
      expiredToken === undefined
        ? Promise.resolve('no expired token was given')
        : expectUnauthorized(target, send, requestWithToken(target, expiredToken)),
  },
];
