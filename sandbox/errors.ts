/** A start-up error. The message is one sentence for the operator: what is wrong and what to do. */
export class CannotStart extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CannotStart';
  }
}

/**
 * An error whose message is sent to the member. Status 200 means that a business rule rejects the request:
 * the API reports that by `success: false`, not by the status.
 */
export class RequestError extends Error {
  readonly status: 200 | 400 | 401 | 429;

  constructor(message: string, status: 200 | 400 | 401 | 429 = 200) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
  }
}

/** Creates a response that reports an error, for requests that don't reach the API. */
export const errorJson = (message: string, status: number): Response =>
  Response.json({ success: false, message }, { status, headers: { 'Cache-Control': 'no-store' } });
