import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { createPortal } from '../../../sandbox/http/static';
import { startSandbox } from '../../deploy/support/sandbox';
import { folderOf, kinds } from './folders';

/** The site to compare: the portal itself, or the gallery of antd's components (../gallery). */
type Site = 'portal' | 'gallery';
type Kind = (typeof kinds)[number];

interface Twins {
  /** Opens the same page in both builds, 'built' and 'runtime'. `session` signs the demo member in. */
  readonly open: (
    site: Site,
    options: BrowserContextOptions & { readonly session?: boolean },
  ) => Promise<readonly [built: Page, runtime: Page]>;
}

interface Servers {
  readonly originOf: (site: Site, kind: Kind) => string;
  readonly token: string;
}

/** Allows images from the sandbox in the page's Content Security Policy, because its origin differs here. */
const withPictures = (html: string, api: string) => html.replace("img-src 'self'", `img-src 'self' ${api}`);

async function listen(fetch: (request: Request) => Promise<Response>) {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}

/** Serves a build, and forwards its API requests to a sandbox. */
function serveBuild(site: Site, kind: Kind, api: string) {
  const pages = createPortal(folderOf(site, kind));
  return listen(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api/')) return fetch(new Request(api + pathname + search, request));
    // Omit Accept-Encoding to get an uncompressed page, because `withPictures` changes its text.
    const response = await pages.fetch(new Request(request.url));
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const { status, headers } = response;
    return new Response(withPictures(await response.text(), api), { status, headers });
  });
}

/** Serves both builds of the portal and of the gallery. All use one sandbox, so both portals show the same data. */
export const test = base.extend<{ twins: Twins }, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const sandbox = await startSandbox('');
      const servers = await Promise.all(
        (['portal', 'gallery'] as const).flatMap((site) =>
          kinds.map(async (kind) => ({ site, kind, ...(await serveBuild(site, kind, sandbox.origin)) })),
        ),
      );
      await use({
        originOf: (site, kind) =>
          servers.find((server) => server.site === site && server.kind === kind)?.origin ?? '',
        token: sandbox.token,
      });
      for (const server of servers) server.close();
      await sandbox.close();
    },
    { scope: 'worker' },
  ],

  twins: async ({ browser, servers: { originOf, token } }, provide) => {
    const opened: Page[] = [];
    const problems: string[] = [];
    const openOne = async (baseURL: string, options: BrowserContextOptions, session: boolean) => {
      const context = await browser.newContext({ ...options, baseURL });
      // Block web fonts: they may or may not load before the comparison.
      await context.route(/\.woff2$/, (route) => route.fulfill({ body: '' }));
      if (session) await context.addInitScript((value) => localStorage.setItem('token', value), token);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      opened.push(page);
      return page;
    };
    await provide({
      open: async (site, { session = false, ...options }) => [
        await openOne(originOf(site, 'built'), options, session),
        await openOne(originOf(site, 'runtime'), options, session),
      ],
    });
    for (const page of opened) await page.context().close();
    // The console reports styles that the policy blocks, and components whose rules are missing.
    expect(problems).toEqual([]);
  },
});
