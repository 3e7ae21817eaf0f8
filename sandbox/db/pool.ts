import pg from 'pg';
import { CannotStart } from '../cannotStart';
import { isConnectionLost } from './connectionLost';

/** How long a connection may take, in ms, or be waited for when all are in use. */
const CONNECTION_TIMEOUT = 10_000;

/**
 * Connections to a PostgreSQL server that may end without ending this process; the pool makes others by
 * itself. One that ends while it is lent out goes back at once, as broken: Drizzle keeps one whose `begin`
 * failed, and ten of those would be the whole pool.
 */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
  });
  const lent = new Set<unknown>();
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_, client) => lent.delete(client));
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!lent.has(client)) return;
      client.release(error);
      client.release = () => undefined;
    }),
  );
  return pool;
}

/** Why a server could not be used; `where` names it in words, without a password. */
export function unusable(where: string, error: unknown): CannotStart {
  const { cause = error } = error as { cause?: unknown };
  const { code, message = '' } = cause as { code?: unknown; message?: string };
  const why = message === '' ? String(code) : message;
  const what = isConnectionLost(error) ? 'does not answer' : 'cannot be used';
  return new CannotStart(`${where} ${what} (${why}). Start it, or correct DATABASE_URL`, { cause: error });
}
