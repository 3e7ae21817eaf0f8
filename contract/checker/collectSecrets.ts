// Collects the secrets that a check sends and receives.
import { getValue } from '../../src/core/defineResource';
import { decodeUri, parseJson } from '../../src/core/parse';
import { isSecretField, isSecretName, redactUrl } from './redact';
import { Secrets } from './secrets';
import { PLACEHOLDER } from './targets';
import type { CheckOptions, HttpExchange, Report } from './types';

const MIN_COOKIE_LENGTH = 8;

/** Returns whether a received value looks like a key or token, not like a name: `token` may also be a coin. */
const looksSecret = (value: string) =>
  !/\s/.test(value) &&
  (value.length >= 12 || (value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value)));

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** Adds the values of secret names in a JSON value, also in objects under such a name. In a request, each is secret. */
function addFromJson(secrets: Secrets, value: unknown, isSent: boolean, name = ''): void {
  const text = textOf(value);
  if (text === PLACEHOLDER) return;
  if (text !== undefined) {
    if (isSecretField(name) || (isSecretName(name) && (isSent || looksSecret(text)))) secrets.add(text);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      const isInherited = Array.isArray(value) || (isSecretName(name) && !isSecretName(key));
      addFromJson(secrets, part, isSent, isInherited ? name : key);
    }
}

/** Adds the credentials of `Basic …`: as they are sent, and the password in them. */
function addBasic(secrets: Secrets, header: string): void {
  const [, encoded] = /^Basic\s+(\S+)/i.exec(header) ?? [];
  if (encoded === undefined) return;
  secrets.add(encoded);
  const credentials = Buffer.from(encoded, 'base64').toString();
  secrets.add(credentials.slice(credentials.indexOf(':') + 1));
}

/** Adds a token, and the password in it if it has the form of `Basic …`. */
export function addToken(secrets: Secrets, token: string | undefined, variable: string): void {
  secrets.add(token, variable);
  addBasic(secrets, token ?? '');
}

/** Adds the value of a cookie. A short one may be a language or a colour scheme. */
function addCookie(secrets: Secrets, pair = ''): void {
  const value = pair.slice(pair.indexOf('=') + 1).trim();
  for (const form of [value, decodeUri(value)]) if (form.length >= MIN_COOKIE_LENGTH) secrets.add(form);
}

/** Adds the values of headers with secret names, and of cookies. Authorization is the token, or Basic credentials. */
function addFromHeaders(secrets: Secrets, headers: HttpExchange['headers']): void {
  for (const [name, value] of Object.entries(headers)) {
    if (/^(?:proxy-)?authorization$/i.test(name)) addBasic(secrets, value);
    else if (/^cookie$/i.test(name)) for (const pair of value.split(';')) addCookie(secrets, pair);
    else if (/^set-cookie$/i.test(name))
      for (const line of value.split('\n')) addCookie(secrets, line.split(';')[0]);
    else if (isSecretName(name)) secrets.add(value);
  }
}

/** Adds the secrets in a request and its response. `verifySignIn` may return the token as `data`. */
export function addFromExchange(secrets: Secrets, exchange: HttpExchange): void {
  const { url, headers, body, responseHeaders, json } = exchange;
  addFromHeaders(secrets, headers);
  addFromHeaders(secrets, responseHeaders);
  if (body !== undefined) addFromJson(secrets, parseJson(body), true);
  if (redactUrl(url) !== url)
    for (const [name, value] of new URL(url).searchParams) if (isSecretName(name)) secrets.add(value);
  addFromJson(secrets, json, false);
  const data = getValue(json, 'data');
  if (/\/verifySignIn(?:\?|$)/.test(url) && typeof data === 'string') secrets.add(data);
}

function cleanError(secrets: Secrets, error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    const stack = each.stack;
    each.message = secrets.removeFrom(each.message);
    if (stack !== undefined) each.stack = secrets.removeFrom(stack);
  }
  return error;
}

/** Wraps a check, so that its report and its errors contain no secret that it adds, and no token. */
export const withoutSecrets =
  (check: (options: CheckOptions, secrets: Secrets) => Promise<Report>) =>
  async (options: CheckOptions): Promise<Report> => {
    const secrets = new Secrets();
    addToken(secrets, options.token, '$TOKEN');
    addToken(secrets, options.expiredToken, '$EXPIRED_TOKEN');
    const { onOutcome } = options;
    const cleaned: CheckOptions = {
      ...options,
      onOutcome: onOutcome && ((outcome, ...rest) => onOutcome(secrets.removeFromValue(outcome), ...rest)),
    };
    try {
      return secrets.removeFromValue(await check(cleaned, secrets));
    } catch (error) {
      throw cleanError(secrets, error);
    }
  };
