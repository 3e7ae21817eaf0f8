import { networkInterfaces } from 'node:os';
import { inUrl, isWildcard, type ListenAddress } from './address';

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
