import type { Resource } from '../../src/core/defineResource';

/** One request and what came of it, as it went over the wire. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** 0 where no answer came. */
  readonly status: number;
  readonly contentType: string;
  readonly answerHeaders: Readonly<Record<string, string>>;
  readonly text: string;
  /** What the text holds as JSON; undefined where it is none. */
  readonly json: unknown;
  /** Why no answer came. */
  readonly lost: string | undefined;
  readonly ms: number;
}

/** A broken promise: which law, of which call, and what shows it. */
export interface Finding {
  readonly law: string;
  /** 'POST api/user/trades', with the use in brackets: 'futures-trades'. */
  readonly call: string;
  readonly expected: string;
  readonly got: string;
  readonly exchange: Exchange | undefined;
}

/** One law held against one call: kept, broken by these findings, or not checked for that reason. */
export interface Outcome {
  readonly law: string;
  readonly call: string;
  readonly findings: readonly Finding[];
  readonly skipped: string | undefined;
  readonly ms: number;
}

export interface Report {
  readonly host: string;
  readonly began: string;
  readonly ms: number;
  readonly requests: number;
  readonly writes: boolean;
  /** It was stopped before the end: what is here is what was known by then. */
  readonly stopped: boolean;
  readonly outcomes: readonly Outcome[];
}

export interface CheckOptions {
  /** The backend's base address, without a slash at its end. */
  readonly host: string;
  /** A session of the member whose data is read. */
  readonly token: string;
  /** A token that was good once; without it that law is not checked. */
  readonly expiredToken?: string | undefined;
  /** Also make tickets, bind keys and send an amount; never without being asked to. */
  readonly writes?: boolean | undefined;
  /** The user id that receives the amount of the write laws. */
  readonly recipient?: string | undefined;
  readonly resources?: readonly Resource[] | undefined;
  /** Requests under way at once; 4 unless told. */
  readonly concurrency?: number | undefined;
  /** Requests begun a second; 20 unless told. */
  readonly perSecond?: number | undefined;
  /** Milliseconds after which a call is given up; 15,000 unless told. */
  readonly timeout?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly onOutcome?: ((outcome: Outcome, done: number, of: number) => void) | undefined;
}
