/** What a member reads while the database is gone. */
export const DATABASE_GONE = "The database isn't responding. Try again in a moment";

/** What the system says of a server that is not there. */
const system = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
);

/** What PostgreSQL says: connection exceptions, too many connections, ended by an operator, starting up. */
const server = /^(?:08...|53300|57P0[1-5])$/;

/** What the driver says, which carries no code. */
const driver =
  /^Connection terminated|^timeout (?:exceeded|expired)|not queryable$|Cannot use a pool after calling end/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether work failed because the database could not be reached or went away, and not by what was asked of
 * it. Looks into what an error was wrapped around (Drizzle's `cause`) and into the attempts of a connect.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!isObject(error)) return false;
  const { code, message, syscall, cause, errors } = error;
  if (typeof code === 'string') {
    if (system.has(code) || server.test(code)) return true;
    // A socket file that is not there; a missing file of this program is something else.
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  if (typeof message === 'string' && driver.test(message)) return true;
  return isConnectionLost(cause) || (Array.isArray(errors) && errors.some(isConnectionLost));
}
