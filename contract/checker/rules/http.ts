import { describe, type Rule } from '../rule';

const REQUIRED_HEADERS = ['authorization', 'content-type'];

const listed = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase());

const allows = (header: string | undefined, origin: string) => header === '*' || header === origin;

/** Returns the rules about CORS. `origin` is the portal's origin; without it, the rules are skipped. */
export const corsRules = (origin: string | undefined): readonly Rule[] => [
  {
    id: 'cors-preflight',
    description: 'A preflight of the portal is allowed with Authorization and Content-Type.',
    check: async ({ contract }, send) => {
      if (origin === undefined) return 'no origin was given';
      const headers = {
        Origin: origin,
        'Access-Control-Request-Method': contract.method,
        'Access-Control-Request-Headers': REQUIRED_HEADERS.join(','),
      };
      const exchange = await send({ method: 'OPTIONS', path: contract.path, token: null, headers });
      const { status, responseHeaders } = exchange;
      if (status < 200 || status > 299)
        return [{ expected: 'a preflight with status 2xx', got: describe(exchange), exchange }];
      const allowed = responseHeaders['access-control-allow-origin'];
      if (!allows(allowed, origin))
        return [
          { expected: `Access-Control-Allow-Origin: ${origin}`, got: allowed ?? 'no such header', exchange },
        ];
      const names = listed(responseHeaders['access-control-allow-headers']);
      // The wildcard * does not allow the Authorization header (Fetch standard).
      const missing = REQUIRED_HEADERS.filter(
        (name) => !names.includes(name) && !(name !== 'authorization' && names.includes('*')),
      );
      return missing.length === 0
        ? []
        : [
            {
              expected: `Access-Control-Allow-Headers with ${missing.join(', ')}`,
              got: responseHeaders['access-control-allow-headers'] ?? 'no such header',
              exchange,
            },
          ];
    },
  },
  {
    id: 'cors-answer',
    description: "The portal's origin may read the response, also that to a request without a token.",
    check: async ({ contract, body, kind }, send) => {
      if (origin === undefined) return 'no origin was given';
      const request = { ...contract, body, headers: { Origin: origin } };
      const exchanges = [await send({ ...request, token: null })];
      // Without a token, a call that changes data changes nothing.
      if (kind !== 'write') exchanges.push(await send(request));
      return exchanges
        .filter(
          ({ noResponse, responseHeaders }) =>
            noResponse === undefined && !allows(responseHeaders['access-control-allow-origin'], origin),
        )
        .slice(0, 1)
        .map((exchange) => ({
          expected: `Access-Control-Allow-Origin: ${origin}`,
          got: exchange.responseHeaders['access-control-allow-origin'] ?? 'no such header',
          exchange,
        }));
    },
  },
];

/** The rules about HTTP for calls that read data: caching, and recovery after an invalid request. */
export const httpRules: readonly Rule[] = [
  {
    id: 'not-shared',
    description: "A shared cache must not store a member's response.",
    check: async (target, send) => {
      if (target.kind === 'write') return 'it changes data';
      const exchange = await send({ ...target.contract, body: target.body });
      const control = exchange.responseHeaders['cache-control'];
      const directives = listed(control).map((directive) => directive.split('=')[0] ?? '');
      const isPrivate = directives.some((name) => name === 'private' || name === 'no-store');
      // Only these directives permit a shared cache to store the response to a request with Authorization
      // (RFC 9111, 3.5).
      const isShared = directives.some((name) => /^(public|s-maxage|must-revalidate)$/.test(name));
      return isShared && !isPrivate
        ? [{ expected: 'Cache-Control: no-store or private', got: String(control), exchange }]
        : [];
    },
  },
  {
    id: 'answers-after-error',
    description: 'After an invalid request, the next valid one gets a response in time.',
    check: async ({ contract, body, kind }, send) => {
      if (kind === 'write') return 'it changes data';
      if (contract.method !== 'POST') return 'it has no body';
      await send({ ...contract, body: '{"limit": 10,' });
      const after = await send({ ...contract, body });
      return after.noResponse === undefined
        ? []
        : [{ expected: 'a response after an invalid request', got: describe(after), exchange: after }];
    },
  },
];
