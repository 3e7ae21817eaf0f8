import { isList, isObject, type Resource } from '../../src/core/defineResource';
import { parseJson } from '../../src/core/parse';
import * as registry from '../../src/resources';
import type { HttpExchange } from './types';

export const REDACTED = '[redacted]';
/** The maximum length of a body or a text in a report. */
export const MAX_TEXT_LENGTH = 2_000;

const resources: readonly Resource[] = Object.values(registry);

/** The last part of the key of each field of the type `secret`. */
const secretFields = new Set(
  resources
    .flatMap((resource) => (isList(resource) || isObject(resource) ? resource.fields : []))
    .filter(({ valueType }) => valueType === 'secret')
    .map(({ key }) => key.split('.').at(-1) ?? key),
);
const SECRET_NAME =
  /(?:token|secret|password|passwd|otp|jwt|api[-_]?key|private[-_]?key|session[-_]?id|authorization|cookie|credentials?)$/i;

/** Returns whether a field of the contract has the type `secret`. */
export const isSecretField = (key: string): boolean => secretFields.has(key);

/** Returns whether the value of a key or header is secret: a field of the type `secret`, or a name such as `accessToken`. */
export const isSecretName = (key: string): boolean =>
  isSecretField(key) || (SECRET_NAME.test(key) && !key.startsWith('access-control-'));

const isSecretValue = (value: unknown) => !['boolean', 'undefined'].includes(typeof value) && value !== null;

/** Returns a copy of a JSON value with `[redacted]` in place of secrets, such as API keys. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      isSecretName(key) && isSecretValue(part) && part !== '' ? REDACTED : redact(part),
    ]),
  );
}

/** Returns a text with `[redacted]` in place of secrets if it is JSON, otherwise unchanged. */
export function redactJson(text: string): string {
  const json = parseJson(text);
  const redacted = JSON.stringify(redact(json));
  return redacted === JSON.stringify(json) ? text : redacted;
}

/** Returns a URL with `[redacted]` in place of secrets in its query, such as `?token=…`. */
export const redactUrl = (url: string): string =>
  url.replace(/([?&])([^=&#?]+)=([^&#]+)/g, (part, separator: string, name: string) =>
    isSecretName(name) ? `${separator}${name}=${REDACTED}` : part,
  );

/** Returns headers with `[redacted]` in place of secrets, except the variable or the invented token in Authorization. */
const redactHeaders = (headers: HttpExchange['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      isSecretName(name) && !/^authorization$/i.test(name) ? REDACTED : value,
    ]),
  );

/** Cuts a text after MAX_TEXT_LENGTH characters and adds its length. */
const shorten = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}… (${text.length} characters)` : text;

/**
 * Returns an exchange for a report, which users share: without the values of secret names, and with short texts. Secrets
 * elsewhere are removed from the whole report (secrets.ts).
 */
export function toReported(exchange: HttpExchange): HttpExchange {
  const { url, headers, responseHeaders, body, text, json } = exchange;
  const shortText = shorten(redactJson(text));
  return {
    ...exchange,
    url: redactUrl(url),
    headers: redactHeaders(headers),
    responseHeaders: redactHeaders(responseHeaders),
    body: body === undefined ? undefined : shorten(redactJson(body)),
    text: shortText,
    json: shortText.length > MAX_TEXT_LENGTH ? undefined : redact(json),
  };
}
