import type { Context, Env, Hono } from 'hono';
import { isConnectionLost } from '../db/connectionLost';
import { describeError } from '../domain/log';
import { RequestError } from '../errors';

type ErrorStatus = RequestError['status'] | 403 | 404 | 405 | 413 | 415 | 500 | 503;

export const errorResponse = (c: Context, message: string, status: ErrorStatus): Response =>
  c.json({ success: false, message }, status);

/** Responds to unknown paths and thrown errors in JSON. Logs all errors except RequestError. */
export function handleErrors<E extends Env>(app: Hono<E>, log: (line: string) => void): void {
  app.notFound((c) => errorResponse(c, "This path doesn't exist", 404));
  app.onError((error, c) => {
    if (error instanceof RequestError) return errorResponse(c, error.message, error.status);
    if (isConnectionLost(error)) {
      log(`${c.req.method} ${c.req.path} was rejected: the database does not respond`);
      return errorResponse(c, "The database isn't responding. Try again in a moment", 503);
    }
    log(`${c.req.method} ${c.req.path} failed: ${describeError(error)}`);
    return errorResponse(c, 'Something went wrong on the server', 500);
  });
}
