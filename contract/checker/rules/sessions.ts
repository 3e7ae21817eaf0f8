import { describe, isRecord, refused, type Rule, type Result } from '../rule';
import type { Exchange } from '../types';

/** The message by which the portal recognizes an ended session. */
const UNAUTHORIZED = 'Unauthorized!';

const judge = (exchange: Exchange): Result => {
  if (exchange.lost !== undefined) return [{ expected: 'a refusal', got: describe(exchange), exchange }];
  const { json } = exchange;
  if (refused(exchange) && isRecord(json) && json.message === UNAUTHORIZED) return [];
  return [{ expected: `success: false with the message ${UNAUTHORIZED}`, got: describe(exchange), exchange }];
};

/** Returns the rules for tokens. `expiredToken` is a token that was valid once. */
export const sessionRules = (expiredToken: string | undefined): readonly Rule[] => [
  {
    id: 'token-missing',
    promise: `Without Authorization every call of a member is refused: ${UNAUTHORIZED}`,
    check: async ({ contract, body }, ask) => judge(await ask({ ...contract, body, token: null })),
  },
  {
    id: 'token-wrong',
    promise: `With a token that nobody has every call of a member is refused: ${UNAUTHORIZED}`,
    check: async ({ contract, body }, ask) =>
      judge(await ask({ ...contract, body, token: 'a-token-nobody-has' })),
  },
  {
    id: 'token-expired',
    promise: `With a token that has ended every call of a member is refused: ${UNAUTHORIZED}`,
    check: async ({ contract, body }, ask) =>
      expiredToken === undefined
        ? 'no expired token was given'
        : judge(await ask({ ...contract, body, token: expiredToken })),
  },
];
