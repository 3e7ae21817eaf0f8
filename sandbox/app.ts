import * as registry from '../src/resources';
import type { Resource } from '../src/core/defineResource';
import { openDatabase, orUndo } from './db/open';
import { createMailer } from './domain/mail';
import { createCooldown, createFailureLimit } from './domain/throttle';
import { createApi } from './http/api';
import { createPortal } from './http/static';
import { createTools } from './http/tools';
import { demo } from './seed/people';
import { seedWhenEmpty } from './seed/seed';

export interface SandboxOptions {
  /** A folder for the embedded database, or 'memory://' to keep nothing. */
  readonly dataDir?: string;
  /** A PostgreSQL server instead of the embedded one. */
  readonly databaseUrl?: string;
  /** Equal seeds and equal `now` give equal rows. */
  readonly seed?: number;
  /** How long the demo member's ledgers are. */
  readonly rows?: number;
  readonly resources?: readonly Resource[];
  /** The built portal, served beside the API. */
  readonly staticDir?: string;
  readonly smtpUrl?: string;
  readonly now?: () => Date;
  readonly log?: (line: string) => void;
}

export interface Sandbox {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
  readonly demo: { readonly email: string; readonly password: string };
}

const CODE_COOLDOWN_SECONDS = 30;
const FAILURES = { max: 20, seconds: 15 * 60 };

/** Opens the reference backend: database, rows for the demo member, API, mailbox and portal. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { dataDir = 'memory://', databaseUrl, seed = 1, rows = 60, staticDir, smtpUrl } = options;
  const { resources = Object.values(registry), now = () => new Date(), log = () => undefined } = options;
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  await orUndo(seedWhenEmpty(db, { seed, rows, now: now(), log }), close);

  const services = {
    db,
    now,
    seed,
    mail: createMailer({ db, log, smtpUrl }),
    cooldown: createCooldown(CODE_COOLDOWN_SECONDS),
    failures: createFailureLimit(FAILURES),
  };
  const api = createApi({ services, resources, log });
  const tools = createTools({ db, now });
  const portal = createPortal(staticDir);
  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/')) return api.fetch(request);
      return (pathname.startsWith('/sandbox/') ? tools : portal).fetch(request);
    },
    close,
    demo: { email: demo.email, password: demo.password },
  };
}
