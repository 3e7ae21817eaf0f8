import type { Request, Send } from './client';
import type { HttpExchange } from './types';

const keyOf = ({ method, path, body, token, headers }: Request) =>
  JSON.stringify([method, path, token === undefined ? 'member' : [token], headers, body]);

/**
 * Returns a `send` that sends identical requests once and shares their response between rules. A request with `fresh`
 * is always sent, and its response is not shared.
 */
export function shareResponses(send: Send): Send {
  const responses = new Map<string, Promise<HttpExchange>>();
  return (request) => {
    if (request.fresh) return send(request);
    const key = keyOf(request);
    const known = responses.get(key);
    if (known) return known;
    const response = send(request);
    responses.set(key, response);
    return response;
  };
}
