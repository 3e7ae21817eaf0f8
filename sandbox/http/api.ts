import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { everyCall, type ContractCall } from '../../contract/calls';
import type { Resource } from '../../src/core/defineResource';
import { Refusal } from '../domain/refusal';
import { memberOfToken } from '../domain/sessions';
import type { Answer, RequestBody, Route, Services } from '../handlers/route';
import { routesOf } from '../handlers/routes';
import { parseBody, validated } from './validate';

const MAX_BODY_BYTES = 64 * 1024;

export interface ApiOptions {
  readonly services: Services;
  readonly resources: readonly Resource[];
  readonly log: (line: string) => void;
}

async function readRequest(c: Context, { method, request }: ContractCall): Promise<RequestBody> {
  return validated(request, method === 'GET' ? c.req.query() : parseBody(await c.req.text()));
}

async function answer(c: Context, call: ContractCall, route: Route, services: Services): Promise<Answer> {
  const context = { ...services, origin: new URL(c.req.url).origin };
  if (route.access === 'public') return route.run(context, await readRequest(c, call));
  const token = c.req.header('authorization') ?? '';
  const member = token === '' ? undefined : await memberOfToken(services.db, token, services.now());
  if (!member) throw new Refusal('Unauthorized!', 401);
  return route.run({ ...context, member }, await readRequest(c, call));
}

/** The API: every call of the contract, and a plain refusal for anything else. */
export function createApi({ services, resources, log }: ApiOptions): Hono {
  const app = new Hono();
  const calls = everyCall(resources);
  const routes = routesOf(resources);
  const refuse = (c: Context, message: string, status: 200 | 400 | 401 | 404 | 405 | 413 | 429 | 500) =>
    c.json({ success: false, message }, status);

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  // Any origin may call: the token travels in a header of its own, never in a cookie.
  app.use(cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type', 'Accept'] }));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, 'The request is too large', 413) }));

  for (const call of calls) {
    const route = routes.get(`${call.method} ${call.path}`);
    if (!route) throw new Error(`the sandbox has no handler for ${call.method} ${call.path}`);
    app.on(call.method, `/${call.path}`, async (c) =>
      c.json({ success: true, message: '', ...(await answer(c, call, route, services)) }),
    );
  }
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed = calls.filter((call) => call.path === path).map(({ method }) => method);
    app.all(`/${path}`, (c) => {
      c.header('Allow', allowed.join(', '));
      return refuse(c, `This call takes ${allowed.join(' or ')} only`, 405);
    });
  }
  app.notFound((c) => refuse(c, 'There is no such call', 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error.message, error.status);
    log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return refuse(c, 'Something went wrong on the server', 500);
  });
  return app;
}
