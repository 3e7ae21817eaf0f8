// Finds the proxy of the environment. The built-in fetch of Node 20 reads none; Undici's EnvHttpProxyAgent knows neither
// IPv6 addresses nor subnets in NO_PROXY.
import { BlockList, isIP } from 'node:net';
import { decodeUri } from '../../src/core/parse';
import { CannotRun, withoutCredentials } from './commandLine';

/** Returns the value and the name of a variable; the lower-case name takes precedence. An empty text counts as not set. */
function readVariable(env: NodeJS.ProcessEnv, upperCase: string) {
  for (const variable of [upperCase.toLowerCase(), upperCase]) {
    const value = env[variable]?.trim();
    if (value) return { variable, value };
  }
  return undefined;
}

/**
 * Returns a host name in lower case, without the dot at its end and the brackets of IPv6, and with a normalised
 * address.
 */
function normaliseHost(host: string): string {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  return isIP(name) === 6 ? new URL(`http://[${name}]`).hostname.slice(1, -1) : name;
}

const isLoopback = (host: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|::1)$/.test(normaliseHost(host));
const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80');

/** Returns whether an address lies in a subnet such as '10.0.0.0/8'. */
function isInSubnet(address: string, subnet: string): boolean {
  const [network = '', bits = ''] = subnet.split('/');
  const version = isIP(network);
  if (!version || version !== isIP(address) || !/^\d{1,3}$/.test(bits)) return false;
  const list = new BlockList();
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (Number(bits) > (version === 6 ? 128 : 32)) return false;
  list.addSubnet(network, Number(bits), family);
  return list.check(address, family);
}

/**
 * Returns whether an entry of NO_PROXY names the host of a URL: `example.com`, `.example.com`, `[::1]:8080`,
 * `10.0.0.0/8`, `*`.
 */
function isNamed(entry: string, url: URL): boolean {
  const text = entry.replace(/^\w+:\/\//, '');
  const [, host = text, port] = isIP(text) ? [] : (/^(.*?|\[.*\]):(\d+)$/.exec(text) ?? []);
  if (port !== undefined && port !== portOf(url)) return false;
  const actual = normaliseHost(url.hostname);
  if (host.includes('/')) return isInSubnet(actual, normaliseHost(host));
  const name = normaliseHost(host.replace(/^\*?\.?/, ''));
  if (name === '') return host === '*';
  return actual === name || actual.endsWith(`.${name}`);
}

/** Parses the address of a proxy; without a scheme, it is http. Throws CannotRun for anything that is not an HTTP proxy. */
function parseProxy(variable: string, value: string): URL {
  const text = /^[a-z][\w+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new CannotRun(
    `${variable} takes the address of an HTTP proxy, such as http://proxy:3128, not ${withoutCredentials(text)}`,
  );
}

/**
 * Returns the proxy of the environment for the backend at `host`, and its variable. A proxy on another machine can't
 * reach a backend on this one, so then there is none. Throws CannotRun for an invalid address.
 */
export function proxyOf(host: string, env: NodeJS.ProcessEnv) {
  const target = new URL(host);
  const set = readVariable(env, target.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY');
  if (!set) return undefined;
  const exceptions = readVariable(env, 'NO_PROXY')?.value.split(/[\s,;]+/) ?? [];
  if (exceptions.some((entry) => entry !== '' && isNamed(entry, target))) return undefined;
  const url = parseProxy(set.variable, set.value);
  if (isLoopback(target.hostname) && !isLoopback(url.hostname)) return undefined;
  return { url, variable: set.variable };
}

/** Returns an error that says that the proxy opened no tunnel, if that is the innermost cause; otherwise the error. */
function explainTunnel(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  const [, status] = cause instanceof Error ? (/^Proxy response \((\d+)\)/.exec(cause.message) ?? []) : [];
  return status === undefined
    ? error
    : new TypeError('fetch failed', { cause: new Error(`the proxy opens no connection: status ${status}`) });
}

/**
 * Returns how to reach the backend at `host`: a `fetch` that sends directly, or through the proxy of the environment.
 * `route` names the proxy for messages, without its user and password, which `secrets` lists; without a proxy, both are
 * empty.
 */
export async function connectionTo(host: string, env: NodeJS.ProcessEnv) {
  const proxy = proxyOf(host, env);
  if (!proxy) return { fetch: globalThis.fetch, route: '', secrets: [] };
  const { url, variable } = proxy;
  const [user, password] = [decodeUri(url.username), decodeUri(url.password)];
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  // Loaded only here, because most checks need no proxy.
  const { fetch, ProxyAgent } = await import('undici');
  const dispatcher = new ProxyAgent({
    uri: url.origin,
    // Like curl: a tunnel only for https. Many proxies allow none to port 80.
    proxyTunnel: false,
    ...(user + password && { token: `Basic ${credentials}` }),
  });
  const viaProxy = (input: string, init: object) =>
    fetch(input, { ...init, dispatcher }).catch((error: unknown) => {
      throw explainTunnel(error);
    });
  return {
    fetch: viaProxy as unknown as typeof globalThis.fetch,
    route: ` through the proxy ${url.origin} of ${variable}`,
    secrets: user + password ? [password, credentials, decodeUri(password)].filter(Boolean) : [],
  };
}
