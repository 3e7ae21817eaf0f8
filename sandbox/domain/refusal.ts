/** A refusal that the member may read; status 200 is a business "no", others are the transport's. */
export class Refusal extends Error {
  readonly status: 200 | 400 | 401 | 429;

  constructor(message: string, status: 200 | 400 | 401 | 429 = 200) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}
