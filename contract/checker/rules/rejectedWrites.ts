import type { Call } from '../../../src/core/call';
import { activations } from '../../../src/resources/activations';
import { transfers } from '../../../src/resources/transfers';
import { withdrawals } from '../../../src/resources/withdrawals';
import type { Send } from '../client';
import {
  describe,
  internalsIn,
  isMissing,
  isServerError,
  PROPER_ERROR,
  reasonNotProcessed,
  violation,
  type RuleResult,
} from '../rule';
import {
  NO_RECIPIENT,
  readBalances,
  reasonTooLow,
  sendCall,
  type BalanceName,
  type WriteOptions,
  type WriteRule,
} from './writeRule';

interface InvalidWrite {
  readonly id: string;
  readonly what: string;
  readonly call: Call;
  /** A transfer without `uid` is sent to the recipient. */
  readonly body: Readonly<Record<string, string>>;
  /** The wallet that must hold the amount, so that the balance is no reason to reject the request. */
  readonly wallet?: BalanceName;
}

const invalidWrites: readonly InvalidWrite[] = [
  ...(
    [
      ['reject-negative-amount', 'A negative amount', '-5'],
      ['reject-zero-amount', 'An amount of 0', '0'],
      ['reject-text-amount', "An amount that isn't a number", 'ten'],
      ['reject-overdraft', 'More than the wallet holds', '999999999999'],
    ] as const
  ).map(([id, what, amount]) => ({ id, what, call: transfers.create, body: { amount } })),
  {
    id: 'reject-unknown-member',
    what: 'A transfer to an unknown member',
    call: transfers.create,
    body: { uid: 'WH000000000', amount: '0.01' },
    wallet: 'mainBalance',
  },
  {
    id: 'reject-wrong-code',
    what: 'A withdrawal with a wrong code',
    call: withdrawals.create,
    // As the portal sends it. If the backend accepts it, the money stays with the member.
    body: { otp: '000000', walletAddress: '', amount: '10', withrawType: 'FUEL' },
    wallet: 'incomeBalance',
  },
  {
    id: 'reject-unknown-package',
    what: 'An unknown package',
    call: activations.create,
    body: { id: 'no-such-package' },
  },
];

/** Sends an invalid request, which must change no balance. `wallet` is the balance that must cover its amount. */
export async function expectRejection(
  send: Send,
  call: Call,
  body: Readonly<Record<string, string>>,
  wallet?: BalanceName,
): Promise<RuleResult> {
  const before = await readBalances(send);
  if (before.problem !== undefined) return before.problem;
  const tooLow = wallet && reasonTooLow(before, wallet, body.amount ?? '0');
  if (tooLow !== undefined) return tooLow;
  const written = await sendCall(send, call, body);
  const reason = reasonNotProcessed(written);
  // A 404 may also mean that the member or package is unknown. Without a token, only a missing call gets it.
  const isCallThere =
    isMissing(written) && !isMissing(await send({ method: call.method, path: call.path, body, token: null }));
  if (reason !== undefined && !isCallThere) return reason;
  if (!isServerError(written)) return violation(PROPER_ERROR, describe(written), written);
  const internals = internalsIn(written);
  if (internals.length > 0) return internals;
  const after = await readBalances(send);
  if (after.problem !== undefined) return `the balances could not be read again: ${after.problem}`;
  return after.text === before.text
    ? []
    : violation(`the balances as before: ${before.text}`, after.text, written);
}

export const rejectionRule = (id: string, { path }: Call, what: string, check: WriteRule['check']) => ({
  id,
  call: `POST ${path}`,
  description: `${what} is rejected, and no balance changes.`,
  check: async (send: Send, options: WriteOptions) =>
    options.rejected.has(path) ? 'the backend rejects a valid request too' : check(send, options),
});

/** The rules for writes that a backend must reject, except those for exchange keys. */
export const rejectedWrites: readonly WriteRule[] = invalidWrites.map(({ id, what, call, body, wallet }) =>
  rejectionRule(id, call, what, async (send, { recipient }) => {
    if (call !== transfers.create) return expectRejection(send, call, body, wallet);
    if (recipient === undefined) return NO_RECIPIENT;
    return expectRejection(send, call, { uid: recipient, ...body }, wallet);
  }),
);
