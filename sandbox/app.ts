import { Hono } from 'hono';
import { openApi } from '../contract/openapi/document';
import { openApiPage } from '../contract/openapi/page';
import * as registry from '../src/resources';
import type { Resource } from '../src/core/defineResource';
import { errorJson } from './errors';
import { folderOf, openDatabase, undoOnError, type DatabaseChoice } from './db/open';
import { createVault, checkVaultKey, keyOfFolder, readKey } from './domain/vault';
import { printable } from './domain/log';
import { createMailer, createMailQueue, smtpSender } from './domain/mail';
import { clientIpOf } from './domain/limits';
import { createApi } from './http/api';
import { createPortal } from './http/static';
import { createSandboxRoutes } from './http/sandboxRoutes';
import { demo } from './seed/people';
import { seedWhenEmpty } from './seed/seed';

export interface SandboxOptions extends Partial<DatabaseChoice> {
  /** The key that encrypts exchange keys: 32 bytes in hex or base64. Default: the key file in `dataDir`. */
  readonly key?: string | undefined;
  /** The same `seed` and `now` generate the same rows. */
  readonly seed?: number | undefined;
  /** The approximate number of the demo member's ledger postings, trades per market and activity entries. */
  readonly rows?: number | undefined;
  readonly resources?: readonly Resource[];
  /** The folder of the built portal, which is served next to the API. */
  readonly staticDir?: string | undefined;
  readonly smtpUrl?: string | undefined;
  /** The hosts that the sandbox accepts in request URLs, in the form of `URL.host`. Default: every host. */
  readonly hosts?: ReadonlySet<string> | undefined;
  /** The origin of links in responses, such as 'https://portal.example.com'. Default: the origin of the request. */
  readonly publicOrigin?: string | undefined;
  readonly now?: () => Date;
  readonly log?: (line: string) => void;
}

interface Connection {
  readonly incoming: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

export interface Sandbox {
  /** Serves a request. `connection` comes from Node's server and carries the caller's IP address. */
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>;
  readonly close: () => Promise<void>;
  readonly demo: { readonly email: string; readonly password: string };
}

const WRONG_HOST =
  'The sandbox does not serve this host. If members reach it by this name, start it with ' +
  'PUBLIC_ORIGIN set to the address they use, such as https://portal.example.com';

const CONTRACT_PATHS: readonly string[] = ['/openapi.json', '/openapi'];

/** Serves the contract of the API as an OpenAPI 3.1 document and as a readable page. */
function createContractPages(resources: readonly Resource[]): Hono {
  const app = new Hono();
  const document = openApi(resources);
  const page = openApiPage(document);
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' };
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";
  app.get('/openapi.json', (c) => c.json(document, 200, { ...headers, 'Access-Control-Allow-Origin': '*' }));
  app.get('/openapi', (c) => c.html(page, 200, { ...headers, 'Content-Security-Policy': policy }));
  return app;
}

/**
 * Creates the sandbox, which is the reference backend. Opens and seeds the database, and serves the API, the
 * mailbox and the built portal.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { dataDir = 'memory://', databaseUrl, seed = 1, rows = 60 } = options;
  const { staticDir, smtpUrl, hosts, publicOrigin } = options;
  const { resources = Object.values(registry), now = () => new Date() } = options;
  const log = (line: string) => options.log?.(printable(line));
  const configuredKey = options.key ? readKey(options.key, 'SANDBOX_KEY') : undefined;
  const { db, close } = await openDatabase({ dataDir, databaseUrl, reset: options.reset });
  const prepare = async () => {
    const vault = createVault(configuredKey ?? (await keyOfFolder(folderOf(dataDir), log)));
    const seeded = await seedWhenEmpty(db, { seed, rows, now: now(), log, vault });
    if (!seeded && (options.seed ?? options.rows) !== undefined)
      log(
        'SANDBOX_SEED and SANDBOX_ROWS are ignored: the database already has rows. They apply to a new database.',
      );
    await checkVaultKey(db, vault, log);
    return vault;
  };
  const vault = await undoOnError(prepare(), close);

  const mailQueue = smtpUrl ? createMailQueue({ db, now, log, send: smtpSender(smtpUrl) }) : undefined;
  const stopMailQueue = mailQueue?.watch();
  const mail = createMailer({ db, log, mailQueue });
  const api = createApi({ db, now, seed, mail, vault, resources, log, publicOrigin });
  const tools = createSandboxRoutes({ db, now, log, publicOrigin });
  const portal = createPortal(staticDir);
  const contract = createContractPages(resources);
  return {
    fetch: async (request, connection) => {
      const clientIp = clientIpOf(connection?.incoming.socket.remoteAddress ?? 'this process');
      const { host, pathname } = new URL(request.url);
      if (hosts?.has(host) === false) return errorJson(WRONG_HOST, 421);
      if (pathname.startsWith('/api/')) return api.fetch(request, { clientIp });
      if (CONTRACT_PATHS.includes(pathname)) return contract.fetch(request);
      return (pathname.startsWith('/sandbox/') ? tools : portal).fetch(request);
    },
    close: async () => {
      stopMailQueue?.();
      await close();
    },
    demo: { email: demo.email, password: demo.password },
  };
}
