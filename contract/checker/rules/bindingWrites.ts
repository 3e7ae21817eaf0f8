import { getValue } from '../../../src/core/defineResource';
import { bindings } from '../../../src/resources/bindings';
import type { Send } from '../client';
import {
  describe,
  isServerError,
  messageOf,
  readRows,
  reasonNotProcessed,
  show,
  successBody,
  violation,
  type Violation,
} from '../rule';
import type { HttpExchange } from '../types';
import { expectRejection, rejectionRule } from './rejectedWrites';
import { sendCall, successViolations, type WriteRule } from './writeRule';

const ALREADY_BOUND = 'an exchange is already bound, and the check does not change its keys';
const EXCHANGE = 'BINANCE';
/** The invented exchange keys that the check sends: one to bind, one to replace it, and an invalid one. */
const BOUND_KEY = 'A'.repeat(64);
const CHANGED_KEY = 'B'.repeat(64);
const INVALID_KEY = 'a b!';
const isTestKey = (key: unknown) => key === BOUND_KEY || key === CHANGED_KEY || key === INVALID_KEY;
const STILL_BOUND = `The check's keys may still be bound. Unbind ${EXCHANGE}.`;

const readBindings = (send: Send) => sendCall(send, bindings.read);

const boundKey = (exchange: HttpExchange) =>
  getValue(
    readRows(exchange)?.find((row) => getValue(row, 'exchangeName') === EXCHANGE),
    'exchangeKeys.apiKey',
  );

/** Describes a key in the list without printing it, because it may be the member's own. */
function describeKey(key: unknown): string {
  if (isTestKey(key)) return `the check's ${key === CHANGED_KEY ? 'changed ' : ''}key`;
  if (typeof key !== 'string') return key === undefined ? 'no key' : 'a key that is not a text';
  return `${/[*•…]|\.\./.test(key) ? 'a masked' : 'another'} key of ${key.length} characters`;
}

/** Returns why the check must not bind test keys. Returns undefined only if the list of exchange keys is empty. */
async function reasonNotToBind(send: Send): Promise<string | undefined> {
  const exchange = await readBindings(send);
  const rows = readRows(exchange);
  if (rows === undefined) return `the list of exchange keys could not be read: ${describe(exchange)}`;
  return rows.length > 0 ? ALREADY_BOUND : undefined;
}

/** Unbinds the exchange if the list shows one of the check's own keys. Returns a violation if they may remain. */
async function unbindTestKeys(send: Send): Promise<readonly Violation[]> {
  const before = await readBindings(send);
  const rows = readRows(before);
  if (rows?.length === 0) return [];
  const key = boundKey(before);
  if (!isTestKey(key)) {
    const got = rows === undefined ? describe(before) : describeKey(key);
    return violation("the check's key, in order to unbind it", `${got}. ${STILL_BOUND}`, before);
  }
  const unbound = await sendCall(send, bindings.remove, { exchangeName: EXCHANGE });
  const found = successViolations(bindings.remove, unbound);
  const after = await readBindings(send);
  if (readRows(after)?.length !== 0)
    found.push(...violation('no binding', `${describe(after)}. ${STILL_BOUND}`, after));
  return found;
}

export const bindingShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/bind, updateBind, unbind (bindings)',
  description:
    'Bound keys appear in the list, changed keys with their new values, and unbound keys disappear.',
  check: async (send, { sendUninterrupted, rejected }) => {
    const reasonNotBound = await reasonNotToBind(send);
    if (reasonNotBound !== undefined) return reasonNotBound;
    const found: Violation[] = [];
    let reason: string | undefined;
    for (const [call, key] of [
      [bindings.create, BOUND_KEY],
      [bindings.update, CHANGED_KEY],
    ] as const) {
      const keys = { exchangeName: EXCHANGE, apiKey: key, apiSecret: key };
      const written = await sendCall(sendUninterrupted, call, keys);
      reason = reasonNotProcessed(written);
      // A backend that verifies keys at the exchange must reject these.
      if (call === bindings.create && isServerError(written)) {
        rejected.add(call.path);
        reason ??= `the backend rejects the check's keys: ${show(messageOf(written))}`;
      }
      if (reason !== undefined) break;
      found.push(...successViolations(call, written));
      const read = await readBindings(sendUninterrupted);
      if (successBody(written) && boundKey(read) !== key)
        found.push(
          ...violation(
            `${describeKey(key)} after ${call.path}`,
            readRows(read)?.length ? describeKey(boundKey(read)) : describe(read),
            read,
          ),
        );
      if (found.length > 0) break;
    }
    // If the test keys stayed bound, the next check would skip this rule.
    found.push(...(await unbindTestKeys(sendUninterrupted)));
    return found.length > 0 ? found : (reason ?? []);
  },
};

export const specialKeysRejected = rejectionRule(
  'reject-special-keys',
  bindings.create,
  'A key with special characters',
  async (send, { sendUninterrupted }) => {
    const reason = await reasonNotToBind(send);
    if (reason !== undefined) return reason;
    const body = { exchangeName: EXCHANGE, apiKey: INVALID_KEY, apiSecret: 'c%d' };
    const result = await expectRejection(sendUninterrupted, bindings.create, body);
    const cleanUp = await unbindTestKeys(sendUninterrupted);
    if (typeof result === 'string') return cleanUp.length > 0 ? cleanUp : result;
    return [...result, ...cleanUp];
  },
);
