import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { serve } from '@hono/node-server';
import { createSandbox } from '../../sandbox/app';
import { createPortal } from '../../sandbox/http/static';
import { mailedCode, signInDemo } from '../../scripts/signInDemo';
import { makeCertificate, type Certificate } from './certificate';
import { buildFixture } from './buildFixture';

const DIST = 'dist';

export interface Servers {
  /** The origin of the portal: https://127.0.0.1:…, without a trailing slash. */
  readonly portal: string;
  /** The origin of the fixture (bench/fixture), which uses the same API as the portal. */
  readonly fixture: string;
  /** The origin of the static baselines. They are compressed like the files of the portal and the fixture. */
  readonly staticBaseline: string;
  /** The compressed HTML of the static baselines, by path. */
  readonly staticBaselines: Map<string, Uint8Array<ArrayBuffer>>;
  readonly fixtureDir: string;
  readonly demo: Credentials;
  /** An access token of the demo member. */
  readonly token: string;
  /** Returns the newest code that the sandbox mailed to an e-mail address. */
  readonly mailedCode: (email: string) => Promise<string>;
  /** The command-line flags that make Chromium trust the servers' certificate. */
  readonly flags: readonly string[];
  readonly close: () => Promise<void>;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Serves HTTP/2 over TLS on a free port. */
async function listen(fetch: Fetch, { key, cert }: Certificate) {
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
export async function startServers(): Promise<Servers> {
  const fixtureDir = await buildFixture();
  const sandbox = await createSandbox({ rows: 60, staticDir: DIST });
  const fixturePages = createPortal(fixtureDir);
  const staticBaselines: Servers['staticBaselines'] = new Map();
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
  return {
    portal: portal.origin,
    fixture: fixture.origin,
    staticBaseline: staticBaseline.origin,
    staticBaselines,
    fixtureDir,
    demo: sandbox.demo,
    token: await signInDemo(sandbox.fetch, portal.origin, sandbox.demo),
    mailedCode: (email) => mailedCode(sandbox.fetch, portal.origin, email),
    flags: [certificate.flag],
    close: async () => {
      for (const server of [portal, fixture, staticBaseline]) server.close();
      await sandbox.close();
    },
  };
}
