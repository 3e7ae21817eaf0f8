import { CannotStart } from '../errors.ts';
import { networkInterfaces } from 'node:os';

/** Where a server listens. */
export interface ListenAddress {
  /** In lower case, and without brackets and a dot at the end. */
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
}

const DEFAULTS: ListenAddress = { host: '127.0.0.1', port: 4300 };
const MAX_PORT = 65_535;

/** Parses a whole number. Throws CannotStart, naming the environment variable. */
export function readWholeNumber(name: string, text: string, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= max) return value;
  throw new CannotStart(`${name} must be a whole number from 0 to ${max}, not '${text}'`);
}

/** Returns a host name or IP address as part of a URL: an IPv6 address has brackets. */
export const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

function readHost(text: string): string {
  const bare = text.replace(/^\[(.*)\]$/, '$1');
  const url = `http://${inUrl(bare)}`;
  if (/^[^/?#@\\]+$/.test(bare) && URL.canParse(url))
    return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  throw new CannotStart(`HOST must be the name or address to listen on, such as 127.0.0.1, not '${text}'`);
}

/** Reads where the sandbox listens from HOST and PORT. An empty variable counts as unset. Throws CannotStart. */
export function readAddress(env: Readonly<Record<string, string | undefined>>): ListenAddress {
  const [host = '', port = ''] = [env.HOST?.trim(), env.PORT?.trim()];
  return {
    host: host === '' ? DEFAULTS.host : readHost(host),
    port: port === '' ? DEFAULTS.port : readWholeNumber('PORT', port, MAX_PORT),
  };
}

const wildcards: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Returns whether a server that listens on `host` listens on all interfaces. */
const isWildcard = (host: string): boolean => Object.hasOwn(wildcards, host);

/** Returns the URL at which this machine reaches a server that listens there. */
export const urlOf = ({ host, port }: ListenAddress): string =>
  `http://${inUrl(wildcards[host] ?? host)}:${port}`;

/** The host and port that a server listens on, and its public origin if members use a different one. */
export interface ServerAddress extends ListenAddress {
  readonly publicOrigin?: string | undefined;
}

/** Returns the IP addresses of all network interfaces of this machine. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address));

/** Returns the URL to print. A server that listens on all interfaces is printed as localhost. */
export const addressOf = ({ host, port }: ServerAddress): string =>
  `http://${isWildcard(host) ? 'localhost' : inUrl(host)}:${port}`;

/**
 * Returns the hosts that the server accepts in request URLs, in the form of `URL.host`: the listening address, the
 * loopback names and the host of the public origin. A server that listens on all interfaces also accepts the addresses
 * in `own`. Any other host may be DNS rebinding: another site whose host name resolves to this machine would have the
 * sandbox's origin, and could read the sign-in codes in its mailbox.
 */
export function servedHosts(
  { host, port, publicOrigin }: ServerAddress,
  own: readonly string[],
): ReadonlySet<string> {
  const names = [host, 'localhost', '127.0.0.1', '::1', ...(isWildcard(host) ? own : [])];
  const hosts = new Set(names.map((name) => new URL(`http://${inUrl(name)}:${port}`).host));
  if (publicOrigin !== undefined) {
    const { hostname, host: publicHost, protocol } = new URL(publicOrigin);
    hosts.add(publicHost);
    // Behind a proxy that terminates TLS, requests arrive as http, so `URL.host` keeps the port 443.
    if (publicHost === hostname && protocol === 'https:') hosts.add(`${hostname}:443`);
  }
  return hosts;
}
