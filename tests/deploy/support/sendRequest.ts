import { request as plain, type IncomingHttpHeaders } from 'node:http';
import { request as overTls } from 'node:https';

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The number of occurrences of each header, by its lowercase name. */
  readonly times: ReadonlyMap<string, number>;
  /** The body as sent, compressed if the server compressed it. */
  readonly body: Buffer;
}

/** Sends a request over HTTP/1.1. Returns the raw response, without decompression, redirects or connection reuse. */
export function sendRequest(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body = '',
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? overTls : plain;
  // Pass the path as a separate option: `URL` would normalize it.
  const options = { hostname, port, path, method, headers, agent: false, rejectUnauthorized: false } as const;
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const names = response.rawHeaders
          .filter((_, index) => index % 2 === 0)
          .map((name) => name.toLowerCase());
        const times = new Map(names.map((name) => [name, names.filter((other) => other === name).length]));
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          times,
          body: Buffer.concat(parts),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
