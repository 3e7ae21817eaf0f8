// Parses --path: a path, or a URL with a host and a query.
import { decodeUri } from '../../src/core/parse';
import { withoutEndSlashes } from '../../src/core/paths';
import { CannotRun, parseHost, readUrl } from '../cli/commandLine';
import { names } from './fieldNames';
import type { ListCall } from './source';

/** The address of a list, and the parameters of its request. */
export type ListAddress = ReturnType<typeof readAddress>;

type Pair = readonly [key: string, value: string];

const PLACEHOLDER = /^(\{.*\}|:[A-Za-z]\w*|<.*>|\[.*\]|%7b.*%7d)$/i;

const refuse = (sentence: string): never => {
  throw new CannotRun(sentence);
};

/** Splits a full URL into the host and the rest of the address. Throws CannotRun if it contradicts --host. */
function splitUrl(raw: string, host: URL | undefined): { base: string; rest: string } {
  const url = readUrl('--path', raw);
  if (url.username || url.password) refuse('--path takes an address without user and password.');
  const base = host ?? new URL(url.origin);
  if (url.origin !== base.origin) refuse(`--path names the host ${url.host}, but --host is ${base.host}.`);
  const prefix = withoutEndSlashes(base.pathname);
  if (!`${url.pathname}/`.startsWith(`${prefix}/`)) refuse(`--path is not below --host, ${base.href}.`);
  const rest = raw.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').slice(prefix.length);
  return { base: withoutEndSlashes(base.href), rest };
}

/** Returns the path without slashes at its ends. Throws CannotRun, naming `subject`, if the portal can't send it. */
export function cleanPath(raw: string, subject: string): string {
  const path = withoutEndSlashes(raw).replace(/^\//, '');
  const parts = path.split('/');
  if (path === '') refuse(`${subject} is empty: name the list, such as api/user/vouchers.`);
  if (parts.includes('')) refuse(`${subject} has an empty part ("//"): ${raw}.`);
  if (parts.some((part) => /^(\.|%2e){1,2}$/i.test(part)))
    refuse(`${subject} has the part "..": write the path without it.`);
  const placeholder = parts.find((part) => PLACEHOLDER.test(part) || /[{}]|%7[bd]/i.test(part));
  if (placeholder !== undefined)
    refuse(
      `${subject} has the parameter ${decodeUri(placeholder)}: the portal sends parameters beside the path, such as "?level={level}", never in it.`,
    );
  if (/%(?![\da-f]{2})/i.test(path))
    refuse(`${subject} has a percent sign without two hexadecimal digits: ${raw}.`);
  return path;
}

/** Returns the parameters of a query. Leaves out limit and skip of a POST, which the portal sends itself. */
function readQuery(query: string, method: ListCall['method']): Pair[] {
  const isSent = (key: string) => method === 'POST' && /^(limit|skip)$/.test(key);
  return [...new URLSearchParams(query)].filter(([key]) => !isSent(key));
}

/** Throws CannotRun for a parameter that can't be part of a definition. */
export function checkParameter([key, value]: Pair): void {
  if (key === '') refuse('--path has a parameter without a name.');
  if (key === '__proto__') refuse('No parameter can have the name "__proto__", which JavaScript reserves.');
  if (names.paging.test(key))
    refuse(
      `The parameter "${key}" belongs to paging: the portal sends limit and skip in a POST, and no such parameter in a GET.`,
    );
  if (names.secret.test(key) || (names.token.test(key) && /^\S{12,}$/.test(value)))
    refuse(`The parameter "${key}" would write a secret into the source: use --token.`);
}

/**
 * Parses --path and --host together with the parameters of --param. Understands a full URL, a query, and placeholders such
 * as ?level={level}, whose sample value is in --param. Throws CannotRun.
 *
 * Returns the base address and the path, without slashes at their ends, the fixed parameters of each request, the names of
 * `params` that the URL of the screen supplies, and `samples` of these for the requests of this command.
 */
export function readAddress(
  raw: string,
  rawHost: string | undefined,
  given: readonly Pair[],
  method: ListCall['method'] = 'POST',
) {
  const host = rawHost === undefined ? undefined : new URL(parseHost(rawHost));
  const text = raw.trim();
  if (/[\s\\"'<>^`|\p{Cc}]/u.test(text.replace(/<\w+>/g, '')))
    refuse(`--path takes a path such as api/user/vouchers, not ${JSON.stringify(raw)}.`);
  if (text.includes('#'))
    refuse('--path has a fragment ("#…"), which is never sent: name the path of the call.');
  const isUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const withoutScheme = host && text.startsWith(`${host.host}/`) ? text.slice(host.host.length) : text;
  if (!isUrl && /^[\w.-]+:\d+(\/|$)/.test(withoutScheme))
    refuse(`--path begins with a host: write it with https:// or http://, or as --host.`);
  if (!isUrl && !host) refuse('Name the backend: --host https://api.example.com.');
  const { base, rest } = isUrl
    ? splitUrl(text, host)
    : { base: withoutEndSlashes(host?.href ?? ''), rest: withoutScheme };
  const [rawPath = '', query = ''] = rest.split(/\?(.*)/s);
  const path = cleanPath(rawPath, '--path');
  const inQuery = readQuery(query, method);
  const params = inQuery.filter(([, value]) => PLACEHOLDER.test(value)).map(([key]) => key);
  const pairs = [...inQuery.filter(([key]) => !params.includes(key)), ...given];
  pairs.forEach(checkParameter);
  const all = new Map<string, string>();
  for (const [key, value] of pairs) {
    if (all.has(key) && all.get(key) !== value) refuse(`The parameter "${key}" is given twice.`);
    all.set(key, value);
  }
  const missing = params.find((key) => !all.get(key));
  if (missing !== undefined) refuse(`Give a sample value for "${missing}": --param ${missing}=TEXT.`);
  const entries = [...all];
  return {
    host: base,
    path,
    params: [...new Set(params)],
    fixed: Object.fromEntries(entries.filter(([key]) => !params.includes(key))),
    samples: Object.fromEntries(entries.filter(([key]) => params.includes(key))),
  };
}
