/** The backend's message for an invalid token. */
export const UNAUTHORIZED = 'Unauthorized!';

/** The properties of a request error that screens and retries use (api/ApiError implements them). */
export interface Failure {
  readonly message: string;
  /** Whether the server may have processed the request despite the failure. */
  readonly outcomeUnknown: boolean;
  /** Whether the request was not sent, because the browser is offline or the session has ended. */
  readonly notSent: boolean;
  /** Whether a retry can help: if no response arrived, or a 5xx or 429. */
  readonly transient: boolean;
  /** How long the server asks to wait before a retry, in ms. */
  readonly retryAfter?: number;
}

/** The failure of a request whose response the portal could not receive, because the page was left. */
export const UNCONFIRMED: Failure = { message: '', outcomeUnknown: true, notSent: false, transient: false };
