import { createHttp, type Send } from '../../src/api/http';
import { createSession } from '../../src/api/session';
import { createAuthProvider } from '../../src/providers/authProvider';
import type { Sandbox } from '../../sandbox/app';
import type { Resource } from '../../src/core/defineResource';
import { openFresh } from '../support/freshDatabase';
import { memoryStorage } from '../support/fakeFetch';

/**
 * A backend under test, called through the portal's HTTP client: `send` sends the demo member's token,
 * `withInvalidToken` a token that belongs to nobody.
 */
export interface Backend {
  readonly send: Send;
  readonly withInvalidToken: Send;
  readonly close: () => Promise<void>;
}

const origin = 'http://sandbox.test';

async function newestCode(sandbox: Sandbox): Promise<string> {
  const response = await sandbox.fetch(
    new Request(`${origin}/sandbox/mailbox?format=json&to=${sandbox.demo.email}`),
  );
  const [mail] = (await response.json()) as { code: string }[];
  if (!mail) throw new Error('the sandbox sent no code');
  return mail.code;
}

/** Opens a sandbox with a real database in this process, and signs the demo member in. */
export async function openSandbox(resources?: readonly Resource[]): Promise<Backend> {
  const sandbox = await openFresh({
    rows: 24,
    log: () => undefined,
    ...(resources && { resources }),
  });
  const http = (token?: string) => {
    const session = createSession(memoryStorage(), new EventTarget());
    if (token) session.start(token);
    const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init));
    return { session, send: createHttp({ host: origin, session, fetch }) };
  };
  const { send, session } = http();
  const auth = createAuthProvider(send, session);
  await auth.requestSignIn(sandbox.demo);
  await auth.confirmSignIn({ email: sandbox.demo.email, otp: await newestCode(sandbox) });
  return { send, withInvalidToken: http('a-token-nobody-has').send, close: () => sandbox.close() };
}
