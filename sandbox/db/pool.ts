import pg from 'pg';
import { CannotStart } from '../errors';
import { isConnectionLost } from './connectionLost';

/** The time limit for opening a connection or waiting for a free connection, in ms. */
const CONNECTION_TIMEOUT = 10_000;

/**
 * Opens a pool of connections. A connection that is lost while it is checked out is released at once: Drizzle does not
 * release a connection whose `begin` failed, and ten of those would exhaust the pool.
 */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
  });
  const checkedOut = new Set<unknown>();
  // The pool drops an idle connection that is lost. Without a listener, its error would end this process.
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => checkedOut.add(client));
  pool.on('release', (_, client) => checkedOut.delete(client));
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!checkedOut.has(client)) return;
      client.release(error);
      client.release = () => undefined;
    }),
  );
  return pool;
}

/** Returns the start-up error for an unusable server. `server` describes the server without its password. */
export function unusableServerError(server: string, error: unknown): CannotStart {
  const { cause = error } = error as { cause?: unknown };
  const { code, message = '' } = cause as { code?: unknown; message?: string };
  const why = message === '' ? String(code) : message;
  const what = isConnectionLost(error) ? 'does not respond' : 'cannot be used';
  return new CannotStart(`${server} ${what} (${why}). Start it, or correct DATABASE_URL`, { cause: error });
}
