import * as registry from '../src/resources';
import type { Resource } from '../src/core/defineResource';
import { tableLimits } from './db/limitTable';
import { folderOf, openDatabase, orUndo, type OpenDatabase } from './db/open';
import { keyOfFolder, readKey } from './db/vaultKey';
import { settleKeys } from './domain/bindings';
import { createGuesses } from './domain/guesses';
import { createKnownSources } from './domain/knownSources';
import { createLetters } from './domain/letters';
import { memoryLimits } from './domain/limitStore';
import { printable } from './domain/log';
import { createMailer } from './domain/mail';
import { createPost, smtpSender } from './domain/post';
import { sourceOf } from './domain/source';
import { createCooldown } from './domain/throttle';
import { createVault, type Vault } from './domain/vault';
import { createApi } from './http/api';
import { misdirected } from './http/foreign';
import { createPortal } from './http/static';
import { CONTRACT_PATHS, createContractPages } from './http/contractPages';
import { createTools } from './http/tools';
import { demo } from './seed/people';
import { seedWhenEmpty, type SeedOptions } from './seed/seed';

export interface SandboxOptions {
  /** A folder for the embedded database, or 'memory://' to keep nothing. */
  readonly dataDir?: string;
  /** A PostgreSQL server instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** Encrypts exchange keys, 32 bytes in hex or base64; without it the key of a file in `dataDir` does. */
  readonly key?: string | undefined;
  /** Equal seeds and equal `now` give equal rows. */
  readonly seed?: number;
  /** How long the demo member's ledgers are. */
  readonly rows?: number;
  readonly resources?: readonly Resource[];
  /** The built portal, served beside the API. */
  readonly staticDir?: string | undefined;
  readonly smtpUrl?: string | undefined;
  /** The hosts (as in URL.host) that requests may name; without it any. */
  readonly hosts?: ReadonlySet<string> | undefined;
  /** Where links lead, 'https://portal.example.com'; without it to where the call came in. */
  readonly publicOrigin?: string | undefined;
  readonly now?: () => Date;
  readonly log?: (line: string) => void;
}

interface Connection {
  readonly incoming: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

export interface Sandbox {
  /** Serves a request; the connection, as Node's server hands it over, says who calls. */
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>;
  readonly close: () => Promise<void>;
  readonly demo: { readonly email: string; readonly password: string };
}

const RESEND_SECONDS = 30;

/** Fills an empty database, and leaves no exchange key in clear in any. */
async function prepareRows({ db }: OpenDatabase, vault: Vault, options: Omit<SeedOptions, 'vault'>) {
  await seedWhenEmpty(db, { ...options, vault });
  await settleKeys(db, vault, options.log);
}

/** Opens the reference backend: database, rows for the demo member, API, mailbox and portal. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { dataDir = 'memory://', databaseUrl, seed = 1, rows = 60, staticDir, smtpUrl } = options;
  const { hosts, publicOrigin } = options;
  const { resources = Object.values(registry), now = () => new Date() } = options;
  const log = (line: string) => options.log?.(printable(line));
  const given = options.key ? readKey(options.key, 'SANDBOX_KEY') : undefined;
  const database = await openDatabase({ dataDir, databaseUrl });
  const { db, close } = database;
  const vault = createVault(given ?? (await orUndo(keyOfFolder(folderOf(dataDir), log), close)));
  await orUndo(prepareRows(database, vault, { seed, rows, now: now(), log }), close);

  const post = smtpUrl ? createPost({ db, now, log, send: smtpSender(smtpUrl) }) : undefined;
  const endPost = post?.watch();
  const store = databaseUrl ? tableLimits() : memoryLimits();
  const known = createKnownSources(store);
  const services = {
    db,
    now,
    seed,
    mail: createMailer({ db, log, post }),
    letters: createLetters(store),
    resends: createCooldown(store, 'resends', RESEND_SECONDS),
    guesses: createGuesses(store, known, now),
    known,
    vault,
  };
  const api = createApi({ services, resources, log, publicOrigin });
  const tools = createTools({ db, now, log, publicOrigin });
  const portal = createPortal(staticDir);
  const contract = createContractPages(resources);
  return {
    fetch: async (request, connection) => {
      const source = sourceOf(connection?.incoming.socket.remoteAddress ?? 'this process');
      const { host, pathname } = new URL(request.url);
      if (hosts?.has(host) === false) return misdirected();
      if (pathname.startsWith('/api/')) return api.fetch(request, { source });
      if (CONTRACT_PATHS.includes(pathname)) return contract.fetch(request);
      return (pathname.startsWith('/sandbox/') ? tools : portal).fetch(request);
    },
    close: async () => {
      endPost?.();
      await close();
    },
    demo: { email: demo.email, password: demo.password },
  };
}
