// Responses and errors of fake backends, for tests of the contract checker.

/** Returns a JSON response that any origin may read. */
export const json = (body: unknown, status = 200, headers?: Record<string, string>) =>
  Response.json(body, { status, headers: { 'access-control-allow-origin': '*', ...headers } });
/** Returns an error of the backend with a message. */
export const rejection = (message: string, status = 200, headers?: Record<string, string>) =>
  json({ success: false, message }, status, headers);
/** Returns an HTML page, such as the one to sign in. */
export const page = (status: number, headers: Record<string, string> = {}) =>
  new Response('<!doctype html><h1>Sign in</h1>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  });
/** Returns the contract's rejection of a token. */
export const unauthorized = (status: number) => rejection('Unauthorized!', status);
/** Returns the error with which `fetch` rejects if no response arrives. */
export const networkError = (code: string) =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(code), { code }) });

export const isMembers = (request: Request) => (request.headers.get('authorization') ?? '').length > 20;
