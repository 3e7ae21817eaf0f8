import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** Of the eight groups of an IPv6 address: /64, what one line is given, so all of it is one caller. */
const NETWORK_GROUPS = 4;

/** The one that calls, for counting: an IPv4 address, the /64 network of an IPv6 one, else the text itself. */
export function sourceOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = MAPPED_IPV4.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  // The URL's spelling is the shortest one, in lower case and without dots.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const gap = GROUPS - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(gap).fill('0'), ...(after ?? [])];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
