/** A JSON object the server answered with success true. */
export type Answer = Readonly<Record<string, unknown>> & { readonly message: string };

export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the server has to say for itself; empty where it says nothing. */
export const messageOf = ({ message }: Record<string, unknown>): string =>
  typeof message === 'string' ? message : '';

/** The answer, if it is one that grants what was asked for; undefined for a refusal and for junk. */
export const grantedAnswer = (body: unknown, status: number): Answer | undefined =>
  isJsonObject(body) && body.success === true && status < 400
    ? { ...body, message: messageOf(body) }
    : undefined;
