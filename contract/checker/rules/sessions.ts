import { UNAUTHORIZED } from '../../../src/core/failure';
import { dataIn, describe, isRecord, isServerError, type Rule, type RuleResult, type Target } from '../rule';
import type { HttpExchange } from '../types';

const expectUnauthorized = (exchange: HttpExchange, target: Target): RuleResult => {
  if (exchange.noResponse !== undefined)
    return [{ expected: 'an error response', got: describe(exchange), exchange }];
  const { json } = exchange;
  const [key] = dataIn(exchange, target);
  if (isServerError(exchange) && isRecord(json) && json.message === UNAUTHORIZED)
    return key === undefined
      ? []
      : [{ expected: 'an error response without data', got: `${key} in ${describe(exchange)}`, exchange }];
  return [{ expected: `success: false with the message ${UNAUTHORIZED}`, got: describe(exchange), exchange }];
};

/** Returns the rules about access tokens. Without `expiredToken`, the rule for expired tokens is skipped. */
export const sessionRules = (expiredToken: string | undefined): readonly Rule[] => [
  {
    id: 'token-missing',
    description: `A call without Authorization is rejected: ${UNAUTHORIZED}`,
    check: async (target, send) => {
      const { contract, body } = target;
      return expectUnauthorized(await send({ ...contract, body, token: null }), target);
    },
  },
  {
    id: 'token-wrong',
    description: `A call with an unknown token is rejected: ${UNAUTHORIZED}`,
    check: async (target, send) => {
      const { contract, body } = target;
      return expectUnauthorized(await send({ ...contract, body, token: 'a-token-nobody-has' }), target);
    },
  },
  {
    id: 'token-expired',
    description: `A call with an expired token is rejected: ${UNAUTHORIZED}`,
    check: async (target, send) => {
      if (expiredToken === undefined) return 'no expired token was given';
      const { contract, body } = target;
      return expectUnauthorized(await send({ ...contract, body, token: expiredToken }), target);
    },
  },
];
