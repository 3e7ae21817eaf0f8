/** A JSON answer with `success: true`. */
export type SuccessResponse = Readonly<Record<string, unknown>> & { readonly message: string };

export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the server's message; an empty string without one. */
export const messageOf = ({ message }: Record<string, unknown>): string =>
  typeof message === 'string' ? message : '';

/** Returns the answer of a successful call; undefined for an error or an invalid answer. */
export const parseSuccess = (body: unknown, status: number): SuccessResponse | undefined =>
  isJsonObject(body) && body.success === true && status < 400
    ? { ...body, message: messageOf(body) }
    : undefined;
