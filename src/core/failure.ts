/** The backend's message for a token that it does not accept (product.md: Messages). */
export const UNAUTHORIZED = 'Unauthorized!';

/** What a screen may know of anything that failed on its way to or from the server. */
export interface Failure {
  readonly message: string;
  /** The HTTP status, 0 where none arrived. */
  readonly statusCode: number;
  /** The request may have been carried out all the same (product.md, decision 15). */
  readonly outcomeUnknown: boolean;
  /** The request was not sent, because the browser is offline. */
  readonly notSent: boolean;
}

/** Returns the failure of a write that was certainly not carried out; undefined where the outcome is unknown. */
export const certainFailure = (failure: Failure | undefined): Failure | undefined =>
  failure?.outcomeUnknown ? undefined : failure;
