import { Hono, type Context as HonoContext } from 'hono';
import { cors } from 'hono/cors';
import { everyCall, type ContractCall } from '../../contract/calls';
import type { Resource } from '../../src/core/defineResource';
import { RequestError } from '../errors';
import { memberOfToken } from '../domain/members';
import type { ResponseBody, PublicContext, RequestBody, Route, Services } from '../handlers/route';
import { routesOf } from '../handlers/routes';
import { bodyLimit } from './bodyLimit';
import { errorResponse, handleErrors } from './errors';
import { parseBody, validated } from './validate';

type Env = { Bindings: { readonly clientIp: string } };
type Context = HonoContext<Env>;

export interface ApiOptions extends Services {
  readonly resources: readonly Resource[];
  readonly log: (line: string) => void;
  /** The origin of links in responses. Default: the origin of the request. */
  readonly publicOrigin?: string | undefined;
}

async function readRequest(c: Context, { method, request }: ContractCall): Promise<RequestBody> {
  return validated(request, method === 'GET' ? c.req.query() : parseBody(await c.req.text()));
}

async function run(
  c: Context,
  call: ContractCall,
  route: Route,
  context: PublicContext,
): Promise<ResponseBody> {
  if (route.access === 'public') return route.run(context, await readRequest(c, call));
  const token = c.req.header('authorization') ?? '';
  const member = token === '' ? undefined : await memberOfToken(context.db, token, context.now());
  if (!member) throw new RequestError('Unauthorized!', 401);
  return route.run({ ...context, member }, await readRequest(c, call));
}

/** Creates the API with every call of the contract. Other requests get 404 or 405 as JSON. */
export function createApi({ resources, log, publicOrigin, ...services }: ApiOptions): Hono<Env> {
  const app = new Hono<Env>();
  const calls = everyCall(resources);
  const routes = routesOf(resources);

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  // Any origin may call: browsers never add the token by themselves, because it is a header and not a cookie.
  app.use(cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type', 'Accept'] }));
  app.use(bodyLimit);

  for (const call of calls) {
    const route = routes.get(`${call.method} ${call.path}`);
    if (!route) throw new Error(`the sandbox has no handler for ${call.method} ${call.path}`);
    app.on(call.method, `/${call.path}`, async (c) => {
      const origin = publicOrigin ?? new URL(c.req.url).origin;
      const context = { ...services, origin, clientIp: c.env.clientIp };
      return c.json({ success: true, message: '', ...(await run(c, call, route, context)) });
    });
  }
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed = calls.filter((call) => call.path === path).map(({ method }) => method);
    app.all(`/${path}`, (c) => {
      c.header('Allow', allowed.join(', '));
      return errorResponse(c, `This path accepts only ${allowed.join(' or ')}`, 405);
    });
  }
  handleErrors(app, log);
  return app;
}
