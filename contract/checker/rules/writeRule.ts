import type { Call } from '../../../src/core/call';
import { getValue, type Read } from '../../../src/core/defineResource';
import { readDecimal } from '../../../src/core/money';
import { dashboard } from '../../../src/resources/dashboard';
import { schemaViolations } from '../checkResponse';
import type { Send } from '../client';
import { isRecord } from '../../../src/core/isRecord';
import {
  describe,
  reasonNotProcessed,
  show,
  successBody,
  violation,
  type RuleResult,
  type Violation,
} from '../rule';
import type { HttpExchange } from '../types';

/** A rule that changes data and then checks that the change is visible. */
export interface WriteRule {
  readonly id: string;
  readonly call: string;
  readonly description: string;
  readonly check: (send: Send, options: WriteOptions) => Promise<RuleResult>;
}

export interface WriteOptions {
  /** The user id that receives the test transfers. If undefined, the rules for transfers are skipped. */
  readonly recipient: string | undefined;
  /** A unique text that identifies the data that this check wrote. */
  readonly marker: string;
  /** The paths whose valid request the backend rejected, so that the rejection of an invalid one proves nothing. */
  readonly rejected: Set<string>;
  /** Sends requests also after the check was stopped: a rule that changes keys or the phone number must restore them. */
  readonly sendUninterrupted: Send;
}

export const NO_RECIPIENT = 'no recipient was given';

export const sendCall = (send: Send, { method, path }: Pick<Call, 'method' | 'path'>, body?: object) =>
  send({ method, path, body });

/** Reads ten rows of a list. */
export const readList = (send: Send, read: Read, skip = 0) =>
  sendCall(send, read, { limit: 10, skip, ...read.fixed });

/** Returns the count of a list; undefined if the response has none, which the rule `count` reports. */
export const countOf = ({ json }: HttpExchange): number | undefined =>
  isRecord(json) && Number.isSafeInteger(json.count) ? Number(json.count) : undefined;

/** Returns a violation if the count of a list did not grow by one. */
export function countViolations(before: number | undefined, exchange: HttpExchange): Violation[] {
  const after = countOf(exchange);
  return before === undefined || after === undefined || after === before + 1
    ? []
    : violation(`count ${before + 1}`, `count ${after}`, exchange);
}

/** Returns the violations of the response to a valid write. */
export function successViolations({ response }: Pick<Call, 'response'>, exchange: HttpExchange): Violation[] {
  if (!successBody(exchange)) return violation('success: true', describe(exchange), exchange);
  return schemaViolations(response, exchange.json).map((found) => ({ ...found, exchange }));
}

export const readDashboard = (send: Send) => sendCall(send, dashboard.one);

const BALANCES = ['mainBalance', 'incomeBalance', 'depositBalance'] as const;
export type BalanceName = (typeof BALANCES)[number];

export type Balances = Awaited<ReturnType<typeof readBalances>>;

/** Reads the balances from the dashboard, undefined if it lacks one. `problem`: why they can't be compared. */
export async function readBalances(send: Send) {
  const exchange = await readDashboard(send);
  const entries = BALANCES.map((name) => {
    const value = getValue(successBody(exchange)?.data, name);
    return [
      name,
      typeof value === 'number' || typeof value === 'string'
        ? (readDecimal(value)?.toFixed() ?? String(value))
        : undefined,
    ] as const;
  });
  const values = Object.fromEntries(entries) as Readonly<Record<BalanceName, string | undefined>>;
  const missing = values.mainBalance === undefined ? 'the dashboard has no mainBalance' : undefined;
  const problem = reasonNotProcessed(exchange) ?? missing;
  const text = entries.map(([name, value]) => `${name} ${show(value)}`).join(', ');
  return { values, text, exchange, problem };
}

/** Returns why a rule can't be checked if a balance is too low: the server would reject the request for that reason. */
export const reasonTooLow = ({ values }: Balances, name: BalanceName, amount: string): string | undefined =>
  Number(values[name]) >= Number(amount)
    ? undefined
    : `it needs ${amount} USDT in ${name}, which is ${values[name] ?? 'missing'}`;
