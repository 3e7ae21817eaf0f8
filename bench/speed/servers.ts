import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { serve } from '@hono/node-server';
import { createSandbox } from '../../sandbox/app';
import { createPortal } from '../../sandbox/http/static';
import { mailedCode, signInDemo, urlWithTrade, type Fetch } from '../../scripts/signInDemo';
import { makeCertificate } from './certificate';
import { buildFixture } from './buildFixture';

const DIST = 'dist';

export type Servers = Awaited<ReturnType<typeof startServers>>;

/** Serves HTTP/2 over TLS on a free port. */
async function listen(fetch: Fetch, { key, cert }: ReturnType<typeof makeCertificate>) {
  const server = serve({
    fetch,
    port: 0,
    hostname: '127.0.0.1',
    createServer: createSecureServer,
    serverOptions: { key, cert },
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { origin: `https://127.0.0.1:${address.port}`, close: () => void server.close() };
}

const pathOf = (request: Request) => new URL(request.url).pathname;

/** Starts the three servers that a run compares. All run in this process and use one sandbox. */
export async function startServers() {
  const fixtureDir = await buildFixture();
  const sandbox = await createSandbox({ rows: 60, staticDir: DIST });
  const fixturePages = createPortal(fixtureDir);
  /** The compressed HTML of the static baselines, by path. */
  const staticBaselines = new Map<string, Uint8Array<ArrayBuffer>>();
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };

  const certificate = makeCertificate();
  const portal = await listen(sandbox.fetch, certificate);
  const fixture = await listen(
    (request) => (pathOf(request).startsWith('/api/') ? sandbox.fetch(request) : fixturePages.fetch(request)),
    certificate,
  );
  const staticBaseline = await listen((request) => {
    const page = staticBaselines.get(pathOf(request));
    return page ? new Response(page, { headers }) : new Response('Not found', { status: 404 });
  }, certificate);
  /** An access token of the demo member. */
  const token = await signInDemo(sandbox.fetch, portal.origin, sandbox.demo);
  return {
    // The origins: https://127.0.0.1:…, without a trailing slash.
    portal: portal.origin,
    fixture: fixture.origin,
    staticBaseline: staticBaseline.origin,
    staticBaselines,
    fixtureDir,
    demo: sandbox.demo,
    token,
    portalUrl: (path: string) => urlWithTrade(sandbox.fetch, portal.origin, token, path),
    mailedCode: (email: string) => mailedCode(sandbox.fetch, portal.origin, email),
    /** The command-line flag that makes Chromium trust the servers' certificate. */
    flag: certificate.flag,
    close: async () => {
      for (const server of [portal, fixture, staticBaseline]) server.close();
      await sandbox.close();
    },
  };
}
