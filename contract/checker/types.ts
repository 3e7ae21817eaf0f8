import type { Resource } from '../../src/core/defineResource';

/** One request and its response, as sent and received. */
export interface HttpExchange {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly contentType: string;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** The body of the response. In a report, it is shortened to 2,000 characters. */
  readonly text: string;
  /** The parsed text; undefined if it is not JSON, or in a report if the text is shortened. */
  readonly json: unknown;
  /** The reason for a missing response; undefined when a response arrived. */
  readonly noResponse: string | undefined;
  /** Why a request that met a rate limit was not repeated. */
  readonly notRepeated?: string | undefined;
  readonly ms: number;
}

/** A violation of a rule, with the request and response that show it. */
export interface Finding {
  readonly rule: string;
  /** The call and its use, such as 'POST api/user/trades (futures-trades)'. */
  readonly call: string;
  readonly expected: string;
  readonly got: string;
  readonly exchange: HttpExchange | undefined;
}

/** The result of one rule for one call: passed, failed with findings, or skipped with a reason. */
export interface RuleOutcome {
  readonly rule: string;
  readonly call: string;
  readonly findings: readonly Finding[];
  readonly skipped: string | undefined;
  readonly ms: number;
}

/** A part of the contract that no response exercised. */
export interface Unproven {
  readonly kind: 'call' | 'option' | 'field' | 'value' | 'value type' | 'rule';
  /** The call and its resource, such as 'POST api/user/trades (futures-trades)'; empty for value types and rules. */
  readonly call: string;
  /** What was not exercised, such as the key of a field. */
  readonly what: string;
  readonly reason: string;
}

/** The result of a check: the outcome of every rule, the number of requests and the duration. */
export interface Report {
  readonly host: string;
  readonly startedAt: string;
  readonly ms: number;
  readonly requests: number;
  readonly writes: boolean;
  /** Whether the check was stopped early, so that `outcomes` is incomplete. */
  readonly stopped: boolean;
  /** Why the check stopped by itself, such as 'the session ended'. */
  readonly stopReason?: string | undefined;
  /** What no response exercised, so that the check proves nothing about it. */
  readonly unproven: readonly Unproven[];
  readonly outcomes: readonly RuleOutcome[];
}

/** Replaces the system's clock, such as in tests. */
export interface Clock {
  /** Returns the time in ms since 1970. */
  readonly now: () => number;
  /** Resolves after `ms`, or at once if `signal` is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface CheckOptions {
  /** The base URL of the backend, without a trailing slash. */
  readonly host: string;
  /** The access token of the member whose data the check reads. */
  readonly token: string;
  /** A token that was valid once. Without this option, the rule for expired tokens is skipped. */
  readonly expiredToken?: string | undefined;
  /** The origin of the portal. Without this option, the rules about CORS are skipped. */
  readonly origin?: string | undefined;
  /** Whether to run the rules that change data: a ticket, exchange keys, the phone number, transfers. Default: false. */
  readonly writes?: boolean | undefined;
  /** The user id that receives the test transfers. Without this option, the rules about transfers are skipped. */
  readonly recipient?: string | undefined;
  readonly resources?: readonly Resource[] | undefined;
  /** The ids of the rules to check. Default: all. */
  readonly rules?: readonly string[] | undefined;
  /** The limit of concurrent requests. Default: 4. */
  readonly concurrency?: number | undefined;
  /** The limit of requests started per second, also below 1. Default: 20. */
  readonly perSecond?: number | undefined;
  /** The time limit of a request in ms. Default: 15,000. */
  readonly timeout?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly clock?: Clock | undefined;
  readonly onOutcome?: ((outcome: RuleOutcome, done: number, total: number) => void) | undefined;
}
