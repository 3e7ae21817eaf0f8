/** An error whose message is sent to the member. Status 200 means a failed business rule. */
export class RequestError extends Error {
  readonly status: 200 | 400 | 401 | 429;

  constructor(message: string, status: 200 | 400 | 401 | 429 = 200) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
  }
}
