import { endpoints, tokensOf } from '../../src/api/endpoints';
import { createClient, type ClientOptions, type Send } from '../checker/client';
import { isRecord } from '../../src/core/isRecord';
import { messageOf, oneLine, successBody } from '../checker/rule';
import type { HttpExchange } from '../checker/types';
import { getValue } from '../../src/core/defineResource';
import type { Arguments } from './arguments';
import { CannotRun, tokenProblem } from './commandLine';

/** Asks the user at the terminal; `hidden` hides the typed text. */
export type Question = (question: string, hidden?: boolean) => Promise<string>;

/** Returns why no response arrived, and what to do about it. */
function explainNoResponse(host: string, reason: string, route: string): string {
  const why = `${oneLine(reason)}${route && `,${route}`}`;
  if (/wrong version number|packet length too long|EPROTO/i.test(reason) && host.startsWith('https:'))
    return `${host} does not speak HTTPS${route && ` (reached${route})`}. Try http://`;
  if (/altname|expired|not yet valid/i.test(reason)) return `${host} has no valid certificate: ${why}`;
  if (/certificate|self.signed|UNABLE_TO_VERIFY|CERT_/i.test(reason))
    return `${host} has no certificate that is trusted here: ${why}. For your own certificate authority, set NODE_EXTRA_CA_CERTS to its PEM file`;
  return `${host} does not respond: ${why}`;
}

/** Returns where a redirect leads, without a query, which may be secret; if that's the same call, the base URL of it. */
function explainRedirect(host: string, { url, responseHeaders: { location = '' } }: HttpExchange): string {
  if (!URL.canParse(location, url)) return `${host} redirects to an invalid address`;
  const { origin, pathname } = new URL(location, url);
  const [path = ''] = url.slice(host.length).split('?');
  const target = origin + pathname;
  return target.endsWith(path) && target.slice(0, -path.length) !== host
    ? `${host} redirects to another address. Use --host ${target.slice(0, -path.length)}`
    : `${host} redirects ${path.slice(1)} to ${target}: the portal's calls must not be redirected`;
}

/** Throws CannotRun if the host did not respond, or did not respond with a JSON object. */
function checkReached(host: string, exchange: HttpExchange, route: string): void {
  const { noResponse, contentType, text, json, status } = exchange;
  if (noResponse !== undefined) throw new CannotRun(explainNoResponse(host, noResponse, route));
  if (status >= 300 && status < 400 && exchange.responseHeaders.location)
    throw new CannotRun(explainRedirect(host, exchange));
  if (/html/i.test(contentType) || /^\s*</.test(text))
    throw new CannotRun(
      `${host} returns an HTML page for api/…: this is a web site or a proxy, not the backend${route && ` (reached${route})`}`,
    );
  if (!isRecord(json))
    throw new CannotRun(`${host} returns no JSON object for api/… (status ${status}${route && `,${route}`})`);
}

async function signInWithCode(args: Arguments, email: string, send: Send, question: Question, route: string) {
  const password = args.password ?? (await question(`Password of ${email}: `, true));
  const first = await send({ ...endpoints.signIn, body: { email, password }, token: null });
  checkReached(args.host, first, route);
  if (!successBody(first))
    throw new CannotRun(`${args.host} rejects the sign-in of ${email}: ${oneLine(messageOf(first))}`);
  const otp = (await question('Six-digit code from the e-mail: ')).trim();
  const second = await send({ ...endpoints.verifySignIn, body: { email, otp }, token: null });
  checkReached(args.host, second, route);
  const response = successBody(second);
  if (!response) throw new CannotRun(`${args.host} rejects this code: ${oneLine(messageOf(second))}`);
  const [token] = tokensOf(response);
  if (token === undefined)
    throw new CannotRun(`${args.host} accepts the code but returns no token in token, data.token or data`);
  const problem = tokenProblem(token);
  if (problem !== undefined) throw new CannotRun(`${args.host} returns a token that contains ${problem}`);
  return token;
}

/**
 * Opens a session with the token in `args` after testing it with a request, or else signs in. Returns its access token,
 * and the user id of its member if the dashboard contains one. `route` names the proxy for messages. Throws CannotRun.
 */
export async function openSession(
  args: Arguments,
  question: Question,
  { route = '', ...client }: Pick<ClientOptions, 'fetch' | 'signal' | 'onExchange'> & { route?: string } = {},
) {
  const { send } = createClient({ ...args, token: args.token ?? '', ...client });
  const token = args.token ?? (await signInWithCode(args, args.email ?? '', send, question, route));
  const response = await send({ method: 'GET', path: 'api/user/dashboard', token });
  // Accept any other error here, because an unfinished backend may lack the dashboard call. The rules report it
  // later.
  if (args.token !== undefined) {
    checkReached(args.host, response, route);
    if (response.status === 401 || messageOf(response) === 'Unauthorized!')
      throw new CannotRun(`${args.host} rejects this token: ${oneLine(messageOf(response))}`);
  }
  const id = getValue(successBody(response)?.data, 'user.userId');
  const userId = typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
  if (args.writes && userId !== undefined && args.recipient?.toLowerCase() === userId.toLowerCase())
    throw new CannotRun(`--recipient is ${userId}, the member of this session. Name another member`);
  return { token, userId };
}
