import { networkInterfaces } from 'node:os';

/** Where a server listens, and where members reach it when that is elsewhere. */
export interface Place {
  readonly host: string;
  readonly port: number;
  readonly publicOrigin?: string | undefined;
}

const wildcards = ['0.0.0.0', '::'];

const inUrl = (name: string) => (name.includes(':') ? `[${name}]` : name);

/** The addresses of this machine, as its network cards have them. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((cards = []) => cards.map(({ address }) => address));

/** The address to print: of a server that listens everywhere, the one that opens on this machine. */
export const addressOf = ({ host, port }: Place): string =>
  `http://${wildcards.includes(host) ? 'localhost' : inUrl(host)}:${port}`;

/**
 * The hosts, as in URL.host, that a request may name: those the server listens on and that of the public
 * origin. Any other means a page elsewhere has pointed its own name at this machine (DNS rebinding), and
 * would be one origin with the mailbox. A server that listens everywhere answers to this machine's `own`.
 */
export function servedHosts(
  { host, port, publicOrigin }: Place,
  own: readonly string[],
): ReadonlySet<string> {
  const names = [host, 'localhost', '127.0.0.1', '::1', ...(wildcards.includes(host) ? own : [])];
  const hosts = new Set(names.map((name) => new URL(`http://${inUrl(name)}:${port}`).host));
  if (publicOrigin !== undefined) {
    const { hostname, host: named, protocol } = new URL(publicOrigin);
    hosts.add(named);
    // Behind a proxy that ends TLS this server sees http, where 443 is no default to leave out.
    if (named === hostname && protocol === 'https:') hosts.add(`${hostname}:443`);
  }
  return hosts;
}
