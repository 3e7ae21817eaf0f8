/** Returns a server-supplied URL if it is https, or http on localhost; otherwise undefined. */
export function safeUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !URL.canParse(raw)) return undefined;
  const url = new URL(raw);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && local) ? url.href : undefined;
}
