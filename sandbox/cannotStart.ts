/** A start-up error. The message is one sentence for the operator: what is wrong and what to do. */
export class CannotStart extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CannotStart';
  }
}
