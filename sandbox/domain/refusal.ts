/** A server error with a message for the member. Status 200 is a failed business rule; others are HTTP errors. */
export class Refusal extends Error {
  readonly status: 200 | 400 | 401 | 429;

  constructor(message: string, status: 200 | 400 | 401 | 429 = 200) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}
