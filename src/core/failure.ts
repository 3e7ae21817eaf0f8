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

/** Why a write certainly did not happen; '' where it did, or where nobody knows. */
export const refusalOf = (failure: Failure | undefined): string =>
  failure && !failure.outcomeUnknown ? failure.message : '';
