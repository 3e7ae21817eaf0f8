// Collects the secrets that a check sends and receives.
import { getValue } from '../../src/core/defineResource';
import { decodeUri, parseJson } from '../../src/core/parse';
import { isSecretField, isSecretName, redactUrl } from './redact';
import { Secrets } from './secrets';
import { PLACEHOLDER } from './targets';
import type { CheckOptions, Report } from './types';

const MIN_COOKIE_LENGTH = 8;

/** Returns whether a received value looks like a key or token, not like a name: `token` may also be a coin. */
const looksSecret = (value: string) =>
  !/\s/.test(value) &&
  (value.length >= 12 || (value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value)));

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/**
 * Adds the values of secret names in a JSON value, also in objects under such a name. `isSent`: in a request, where
 * such a value is always secret.
 */
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
function addFromHeaders(secrets: Secrets, headers: Iterable<readonly [string, string]>): void {
  for (const [name, value] of headers) {
    if (/^(?:proxy-)?authorization$/i.test(name)) addBasic(secrets, value);
    else if (/^cookie$/i.test(name)) for (const pair of value.split(';')) addCookie(secrets, pair);
    else if (/^set-cookie$/i.test(name))
      for (const line of value.split('\n')) addCookie(secrets, line.split(';')[0]);
    else if (isSecretName(name)) secrets.add(value);
  }
}

/** Adds the secrets in a request: in its query, its headers and its body. */
export function addFromRequest(
  secrets: Secrets,
  url: string,
  headers: Iterable<readonly [string, string]>,
  body: string | undefined,
): void {
  addFromHeaders(secrets, headers);
  if (body !== undefined) addFromJson(secrets, parseJson(body), true);
  if (redactUrl(url) !== url)
    for (const [name, value] of new URL(url).searchParams) if (isSecretName(name)) secrets.add(value);
}

/** Adds the secrets in a response: in its headers and its body; `verifySignIn` may return the token as `data`. */
export function addFromResponse(
  secrets: Secrets,
  url: string,
  headers: Iterable<readonly [string, string]>,
  body: string,
): void {
  addFromHeaders(secrets, headers);
  const json = parseJson(body);
  addFromJson(secrets, json, false);
  const data = getValue(json, 'data');
  if (/\/verifySignIn(?:\?|$)/.test(url) && typeof data === 'string') secrets.add(data);
}

/** Returns a `fetch` that adds the secrets of each request and response. */
export function collectingFetch(secrets: Secrets, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    addFromRequest(
      secrets,
      url,
      new Headers(init?.headers),
      typeof init?.body === 'string' ? init.body : undefined,
    );
    const response = await fetch(input, init);
    const add = (body: string) => addFromResponse(secrets, url, response.headers, body);
    add('');
    // Read the body only once: a copy of it would have to arrive before the time limit of the original.
    const [text, arrayBuffer] = [response.text.bind(response), response.arrayBuffer.bind(response)];
    return Object.assign(response, {
      text: async () => {
        const body = await text();
        add(body);
        return body;
      },
      arrayBuffer: async () => {
        const bytes = await arrayBuffer();
        add(new TextDecoder().decode(bytes));
        return bytes;
      },
    });
  };
}

/** Removes secrets from the texts of an error and of its causes. */
function cleanError(secrets: Secrets, error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    const stack = each.stack;
    each.message = secrets.removeFrom(each.message);
    if (stack !== undefined) each.stack = secrets.removeFrom(stack);
  }
  return error;
}

/** Wraps a check, so that its report and its errors contain no secret that was sent or received. */
export const withoutSecrets =
  (check: (options: CheckOptions) => Promise<Report>) =>
  async (options: CheckOptions): Promise<Report> => {
    const secrets = new Secrets();
    addToken(secrets, options.token, '$TOKEN');
    addToken(secrets, options.expiredToken, '$EXPIRED_TOKEN');
    const { fetch = globalThis.fetch, onOutcome } = options;
    try {
      const report = await check({
        ...options,
        fetch: collectingFetch(secrets, fetch),
        onOutcome: onOutcome && ((outcome, ...rest) => onOutcome(secrets.removeFromValue(outcome), ...rest)),
      });
      return secrets.removeFromValue(report);
    } catch (error) {
      throw cleanError(secrets, error);
    }
  };
