import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** The number of groups in a /64 network. Providers assign a whole /64 to one customer, so it counts as one caller. */
const NETWORK_GROUPS = 4;

/**
 * Returns the text by which limits identify a caller: the IPv4 address, or the /64 network of an IPv6
 * address. Returns text that is not an IP address unchanged.
 */
export function clientIpOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = MAPPED_IPV4.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  // URL normalizes the address: shortest form, lower case, no dotted IPv4 part.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const gap = GROUPS - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(gap).fill('0'), ...(after ?? [])];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
