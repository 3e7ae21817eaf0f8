import { endpoints } from '../../src/api/endpoints';
import { createClient, type Send } from '../checker/client';
import { messageOf, successBody, isRecord } from '../checker/rule';
import type { HttpExchange } from '../checker/types';
import { getValue } from '../../src/core/defineResource';
import type { Arguments } from './arguments';
import { CannotRun } from './commandLine';

/** Asks the user at the terminal; `hidden` hides the typed text. */
export type Question = (question: string, hidden?: boolean) => Promise<string>;

const CERTIFICATE_ERROR = /certificate|self.signed|TLS|SSL|ERR_TLS/i;

/** Throws CannotRun if the host did not respond, or did not respond with a JSON object. */
function checkReached(host: string, { noResponse, contentType, text, json, status }: HttpExchange): void {
  if (noResponse !== undefined && CERTIFICATE_ERROR.test(noResponse))
    throw new CannotRun(`${host} has no certificate that is trusted here: ${noResponse}`);
  if (noResponse !== undefined) throw new CannotRun(`${host} does not respond: ${noResponse}`);
  if (/html/i.test(contentType) || /^\s*</.test(text))
    throw new CannotRun(
      `${host} returns an HTML page for api/…: this is a web site or a proxy, not the backend`,
    );
  if (!isRecord(json)) throw new CannotRun(`${host} returns no JSON object for api/… (status ${status})`);
}

/** Returns the token of a verifySignIn response: `token`, `data.token` or `data`. */
function tokenOf(response: Readonly<Record<string, unknown>>): string | undefined {
  const { token, data } = response;
  const inner = isRecord(data) ? data.token : data;
  return [token, inner].find((value): value is string => typeof value === 'string' && value !== '');
}

async function signInWithCode(
  args: Arguments,
  email: string,
  send: Send,
  question: Question,
): Promise<string> {
  const password = args.password ?? (await question(`Password of ${email}: `, true));
  const first = await send({ ...endpoints.signIn, body: { email, password }, token: null });
  checkReached(args.host, first);
  if (!successBody(first))
    throw new CannotRun(`${args.host} rejects the sign-in of ${email}: ${messageOf(first)}`);
  const otp = (await question('Six-digit code from the e-mail: ')).trim();
  const second = await send({ ...endpoints.verifySignIn, body: { email, otp }, token: null });
  const response = successBody(second);
  if (!response) throw new CannotRun(`${args.host} rejects this code: ${messageOf(second)}`);
  const token = tokenOf(response);
  if (token === undefined)
    throw new CannotRun(`${args.host} accepts the code but returns no token in token, data.token or data`);
  return token;
}

/** An open session: its access token, and the user id of its member if the dashboard contains one. */
interface Session {
  readonly token: string;
  readonly userId: string | undefined;
}

/** Opens a session with the token in `args` after testing it with a request, or else signs in. Throws CannotRun. */
export async function openSession(
  args: Arguments,
  question: Question,
  fetch?: typeof globalThis.fetch,
): Promise<Session> {
  const { send } = createClient({ ...args, token: args.token ?? '', fetch });
  const token = args.token ?? (await signInWithCode(args, args.email ?? '', send, question));
  const response = await send({ method: 'GET', path: 'api/user/dashboard', token });
  // Accept any other error here, because an unfinished backend may lack the dashboard call. The rules report it
  // later.
  if (args.token !== undefined) {
    checkReached(args.host, response);
    if (response.status === 401 || messageOf(response) === 'Unauthorized!')
      throw new CannotRun(`${args.host} rejects this token: ${messageOf(response)}`);
  }
  const userId = getValue(successBody(response)?.data, 'user.userId');
  return {
    token,
    userId: typeof userId === 'string' || typeof userId === 'number' ? String(userId) : undefined,
  };
}
