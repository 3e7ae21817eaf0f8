import { isRecord } from '../../src/core/isRecord';

/** Node's error codes for an unreachable server. */
const systemCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** SQLSTATE codes: connection exception, too many connections, shutdown by an operator, starting up. */
const sqlStates = /^(?:08...|53300|57P0[1-5])$/;

/** Messages of the driver's errors that have no code. */
const driverMessages =
  /^Connection terminated|^timeout (?:exceeded|expired)|not queryable$|Cannot use a pool after calling end/;

/** Returns whether the database was unreachable or closed the connection, as opposed to a failed statement. */
export function isConnectionLost(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { code, message, syscall, cause, errors } = error;
  if (typeof code === 'string') {
    if (systemCodes.test(code) || sqlStates.test(code)) return true;
    // The server's Unix socket is missing. ENOENT of any other system call concerns a file of this program.
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  if (typeof message === 'string' && driverMessages.test(message)) return true;
  return isConnectionLost(cause) || (Array.isArray(errors) && errors.some(isConnectionLost));
}
