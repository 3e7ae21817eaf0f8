import type { HonoRequest } from 'hono';

/** Returns the 421 response to a request whose host is not served. */
export const misdirected = (): Response =>
  Response.json(
    {
      success: false,
      message:
        'The sandbox does not serve this host. If members reach it by this name, start it with ' +
        'PUBLIC_ORIGIN set to the address they use, such as https://portal.example.com',
    },
    { status: 421, headers: { 'Cache-Control': 'no-store' } },
  );

/** Returns whether the request is a top-level navigation: the page that links here cannot read the response. */
const isVisit = (request: HonoRequest): boolean =>
  request.method === 'GET' &&
  request.header('sec-fetch-mode') === 'navigate' &&
  request.header('sec-fetch-dest') === 'document';

/**
 * Returns whether a page of another origin sent the request. Browsers set Sec-Fetch-Site, which pages cannot
 * change; browsers without Sec-Fetch-Site set Origin. Clients that are not browsers send neither header.
 */
export function isForeign(request: HonoRequest, publicOrigin: string | undefined): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return !['same-origin', 'none'].includes(site) && !isVisit(request);
  const origin = request.header('origin');
  return origin !== undefined && origin !== publicOrigin && origin !== new URL(request.url).origin;
}
