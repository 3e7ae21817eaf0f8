import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { createPortal } from '../../../sandbox/http/static';
import { startSandbox } from '../../deploy/support/sandbox';
import { folderOf, kinds } from './folders';

interface Twins {
  /** A page of each build, opened alike: first the one with laid down styles. `session`: of the demo member. */
  readonly open: (
    what: 'portal' | 'gallery',
    options: BrowserContextOptions & { readonly session?: boolean },
  ) => Promise<readonly [built: Page, runtime: Page]>;
}

interface Servers {
  readonly origins: Readonly<Record<'portal' | 'gallery', readonly string[]>>;
  readonly token: string;
}

type Handler = (request: Request) => Response | Promise<Response>;

async function listen(fetch: Handler) {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}

/** Both builds of the portal over one sandbox, so that they show the same, and both of the gallery. */
export const test = base.extend<{ twins: Twins }, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const sandbox = await startSandbox('');
      const ask = (request: Request) => {
        const { pathname, search } = new URL(request.url);
        return fetch(new Request(sandbox.origin + pathname + search, request));
      };
      const over = (folder: string): Handler => {
        const pages = createPortal(folder);
        return (request) =>
          new URL(request.url).pathname.startsWith('/api/') ? ask(request) : pages.fetch(request);
      };
      const portals = await Promise.all(kinds.map((kind) => listen(over(folderOf('portal', kind)))));
      const galleries = await Promise.all(kinds.map((kind) => listen(over(folderOf('gallery', kind)))));
      const origins = {
        portal: portals.map(({ origin }) => origin),
        gallery: galleries.map(({ origin }) => origin),
      };
      await use({ origins, token: sandbox.token });
      for (const server of [...portals, ...galleries]) server.close();
      await sandbox.close();
    },
    { scope: 'worker' },
  ],

  twins: async ({ browser, servers }, provide) => {
    const opened: Page[] = [];
    const openOne = async (baseURL: string | undefined, options: BrowserContextOptions, session: boolean) => {
      const context = await browser.newContext({ ...options, ...(baseURL && { baseURL }) });
      if (session)
        await context.addInitScript((token) => localStorage.setItem('token', token), servers.token);
      const page = await context.newPage();
      opened.push(page);
      return page;
    };
    await provide({
      open: async (what, { session = false, ...options }) => {
        const [built, runtime] = servers.origins[what];
        return [await openOne(built, options, session), await openOne(runtime, options, session)];
      },
    });
    for (const page of opened) await page.context().close();
  },
});
