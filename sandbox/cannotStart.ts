/** Why a sandbox does not start, in one sentence for whoever starts it: what is wrong and what to do. */
export class CannotStart extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CannotStart';
  }
}
