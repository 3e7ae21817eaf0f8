import { getValue } from '../../../src/core/defineResource';
import { UNAUTHORIZED } from '../../../src/core/failure';
import { classify } from '../classify';
import type { Request, Send } from '../client';
import {
  describe,
  isServerError,
  leaksIn,
  requestOf,
  requestWithoutToken,
  requestWithToken,
  type Rule,
  type RuleResult,
  type Target,
  violation,
} from '../rule';

/** Sends the request of a target with an invalid token, or without one, and checks that it is rejected. */
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

/**
 * An invented token, and the member's own with an altered end, which a backend accepts if it doesn't verify the signature
 * of a JWT.
 */
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
