import type { HonoRequest } from 'hono';

/** The answer to a request that names a host which is not served. */
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

/** Whether somebody follows a link: the page is shown to them and to no other. */
const isVisit = (request: HonoRequest): boolean =>
  request.method === 'GET' &&
  request.header('sec-fetch-mode') === 'navigate' &&
  request.header('sec-fetch-dest') === 'document';

/**
 * Whether a page of another origin sends this request. A browser says so in Sec-Fetch-Site, which no page can
 * set; one that does not know it names the page's origin. What is no browser sends neither.
 */
export function isForeign(request: HonoRequest, publicOrigin: string | undefined): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return !['same-origin', 'none'].includes(site) && !isVisit(request);
  const origin = request.header('origin');
  return origin !== undefined && origin !== publicOrigin && origin !== new URL(request.url).origin;
}
