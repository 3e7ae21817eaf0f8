import type { Failure } from '../core/failure';

/**
 * Why a call failed. serverError: the server rejected it with a message · http: an error status without a message ·
 * malformed: the response is not JSON or lacks a required part, or the portal has no such call · network, timeout: no
 * response · aborted: the portal cancelled it · offline, expired: a write was not sent, because the browser is offline or
 * the session has expired.
 */
export type FailureReason =
  'serverError' | 'http' | 'malformed' | 'network' | 'timeout' | 'aborted' | 'offline' | 'expired';

/** The token that the server rejected with 'Unauthorized!': `end` removes it, `expire` keeps it and the screen. */
export interface RejectedToken {
  readonly token: string;
  readonly effect: 'end' | 'expire';
}

/** The error of every failed call. `statusCode` is the HTTP status; 0 without a response. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly reason: FailureReason;
  readonly statusCode: number;
  retryAfter = 0;
  /** Private, so that nothing that prints the error prints the token. */
  readonly #rejectedToken: RejectedToken | undefined;

  constructor(reason: FailureReason, message: string, statusCode = 0, rejectedToken?: RejectedToken) {
    super(message);
    this.reason = reason;
    this.statusCode = statusCode;
    this.#rejectedToken = rejectedToken;
  }

  /** Undefined unless the server rejected the token. */
  get rejectedToken(): RejectedToken | undefined {
    return this.#rejectedToken;
  }

  /** Creates the error for a response that is missing, invalid or without a message. */
  static noResponse(reason: FailureReason, cause: unknown, statusCode = 0): ApiError {
    const text = cause instanceof Error ? cause.message : String(cause);
    return new ApiError(reason, `Something went wrong, ERROR: ${text}`, statusCode);
  }

  /** Creates the error for a call that no resource declares. `sentence` names the resource, for developers. */
  static undeclaredCall(sentence: string): ApiError {
    return new ApiError('malformed', sentence, 200);
  }

  /** Creates the error for a response without a required part. `cause` names resource and field, for developers. */
  static invalidResponse(cause: string): ApiError {
    const message = "We couldn't read the server's answer. Try again.";
    return Object.assign(new ApiError('malformed', message, 200), { cause });
  }

  /** Whether the write may have been processed; true for a 5xx response, false for a 4xx. */
  get outcomeUnknown(): boolean {
    if (this.reason === 'aborted' || this.notSent) return false;
    if (this.statusCode >= 400) return this.statusCode >= 500;
    return ['malformed', 'network', 'timeout'].includes(this.reason);
  }

  get notSent(): boolean {
    return this.reason === 'offline' || this.reason === 'expired';
  }

  get transient(): boolean {
    return ['network', 'timeout'].includes(this.reason) || this.statusCode >= 500 || this.statusCode === 429;
  }
}
