import type { Failure } from '../core/failure';
import { messages } from '../core/messages';

/** What the member reads when the network fails or the answer is no JSON (product.md: Errors). */
const lost = (cause: unknown) =>
  `Something went wrong, ERROR: ${cause instanceof Error ? cause.message : String(cause)}`;

/**
 * refused: the server said success false · http: it answered with an error status and no word of its own ·
 * malformed: no JSON, or JSON that breaks the contract · network: no answer at all · timeout · aborted: by us ·
 * offline: the browser is offline, so a write was not sent.
 */
export type FailureReason = 'refused' | 'http' | 'malformed' | 'network' | 'timeout' | 'aborted' | 'offline';

/** The one error of every call. `statusCode` is the HTTP status, 0 where none arrived. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly reason: FailureReason;
  readonly statusCode: number;

  constructor(reason: FailureReason, message: string, statusCode = 0) {
    super(message);
    this.reason = reason;
    this.statusCode = statusCode;
  }

  /** An answer that never came or cannot be read, in the promised words (product.md: Errors). */
  static lost(reason: FailureReason, cause: unknown, statusCode = 0): ApiError {
    return new ApiError(reason, lost(cause), statusCode);
  }

  /** A write that was not sent because the browser is offline (product.md, decision 15). */
  static notSent(): ApiError {
    return new ApiError('offline', messages.notSent);
  }

  /** A call that no resource describes: a sentence that names the resource. */
  static broken(sentence: string): ApiError {
    return new ApiError('malformed', sentence, 200);
  }

  /** An answer that came and breaks its contract; `cause` names resource and field, for developers. */
  static unreadable(cause: string): ApiError {
    const error = ApiError.broken("We couldn't read the server's answer. Try again.");
    error.cause = cause;
    return error;
  }

  /**
   * Whether a write may have been carried out though no answer says so (product.md, decision 15). A 5xx
   * leaves it open even with words of its own: a gateway gives up on a server that goes on.
   */
  get outcomeUnknown(): boolean {
    if (this.reason === 'aborted' || this.reason === 'offline') return false;
    if (this.statusCode >= 500) return true;
    return this.reason !== 'refused' && (this.statusCode === 0 || this.reason === 'malformed');
  }

  get notSent(): boolean {
    return this.reason === 'offline';
  }

  /** Whether asking again could help (product.md, decision 15): no answer, 5xx, or 429. */
  get transient(): boolean {
    return (
      this.reason === 'network' ||
      this.reason === 'timeout' ||
      this.statusCode >= 500 ||
      this.statusCode === 429
    );
  }
}
