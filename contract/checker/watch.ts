import { classify, redirectTarget } from './classify';
import { Stopped, type Client, type Request } from './client';
import { describe, messageOf, type Violation } from './rule';
import type { HttpExchange } from './types';

/** Why the check stopped by itself, and the violation that shows it, if the backend is to blame. */
interface StopCause {
  readonly reason: string;
  readonly rule: string;
  readonly call: string;
  readonly violation?: Violation;
}

/** How many requests in a row must get an error page or 500 before the check asks whether others still succeed. */
const FAILURES_IN_A_ROW = 3;
/** How often the check asks a silent host again, and the time in between: it may just be restarting. */
const ATTEMPTS = 3;
const PAUSE_MS = 1_000;
const DASHBOARD: Request = { method: 'GET', path: 'api/user/dashboard' };

/** Returns the method and path of a request, such as 'GET api/user/dashboard'. */
const callOf = ({ method, url }: HttpExchange) => `${method} ${/api\/[^?]*/.exec(url)?.[0] ?? url}`;

/** The statuses besides 401 with which backends reject a session that has ended, or a blocked member. */
const SESSION_STATUSES: readonly number[] = [401, 403, 419, 440, 498];

/** What one response can say about all later ones. `silence`: nothing arrived, or a proxy reached no backend. */
type Suspicion = 'session' | 'redirect' | 'limit' | 'silence' | 'failure';

const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** Messages with which backends reject a session in other words than the contract's. */
const SESSION_MESSAGE = /session|token|jwt|expired|unauthori[sz]ed|(log|sign)[- ]?in|authenticat/i;

function suspicionOf(exchange: HttpExchange): Suspicion | undefined {
  const responseClass = classify(exchange);
  if (responseClass === 'unauthorized' || SESSION_STATUSES.includes(exchange.status)) return 'session';
  if (responseClass === 'rejected' && SESSION_MESSAGE.test(messageOf(exchange))) return 'session';
  if (responseClass === 'redirect') return 'redirect';
  if (responseClass === 'rate-limited') return 'limit';
  if (responseClass === 'no-response' || GATEWAY_STATUSES.includes(exchange.status)) return 'silence';
  return responseClass === 'server-error' || responseClass === 'not-json' ? 'failure' : undefined;
}

/** Returns whether a suspicion does not depend on the token: without it, a request is rejected in any case. */
const concernsHost = (suspicion: Suspicion | undefined, { status }: HttpExchange): boolean =>
  suspicion === 'silence' || suspicion === 'limit' || (suspicion === 'failure' && status >= 500);

/** Returns the cause of a stop, if a read that must succeed got this response; otherwise undefined. */
function stopCauseOf(exchange: HttpExchange): StopCause | undefined {
  const call = callOf(exchange);
  const cause = (reason: string, expected?: string): StopCause => ({
    reason,
    rule: exchange.noResponse === undefined ? 'status' : 'answers',
    call,
    ...(expected !== undefined && { violation: { expected, got: describe(exchange), exchange } }),
  });
  switch (suspicionOf(exchange)) {
    case 'session':
      return cause(`the session ended (status ${exchange.status})`);
    case 'redirect':
      return cause(`the backend redirects to ${redirectTarget(exchange)}`, 'a response, not a redirect');
    case 'limit':
      return cause(exchange.notRepeated ?? 'the backend limits the rate');
    case 'silence':
    case 'failure':
      return exchange.noResponse === undefined
        ? cause('the backend no longer sends valid responses', 'a success, as before')
        : cause('the backend does not respond', 'a response');
    default:
      return undefined;
  }
}

/**
 * Watches the responses to requests with the member's token. A response that says that the session has ended, that
 * redirects, that is missing, or that is the third error in a row may concern one call only. So the watch repeats a read
 * that succeeded before, and stops the check if it fails too: no later response would prove anything. Returns a `send` that
 * then throws Stopped, and the cause.
 */
export function watchSession(
  { send, hold, clock }: Pick<Client, 'send' | 'hold' | 'clock'>,
  readable: ReadonlySet<string>,
  stop: AbortController,
) {
  let knownGood: Request | undefined;
  let failures = 0;
  let cause: StopCause | undefined;
  let confirming: Promise<HttpExchange> | undefined;

  const readAgain = async () => {
    for (let attempt = 1; ; attempt++) {
      const exchange = await send({ ...(knownGood ?? DASHBOARD), urgent: true });
      if (suspicionOf(exchange) !== 'silence' || attempt === ATTEMPTS) return exchange;
      await clock.sleep(PAUSE_MS);
    }
  };

  /** Sends the read that must succeed, while other requests wait. Concurrent callers share the response. */
  const confirm = () => {
    if (confirming) return confirming;
    confirming = readAgain().finally(() => (confirming = undefined));
    hold(confirming);
    return confirming;
  };

  /** Returns whether the response to the read that must succeed shows that no later response proves anything. */
  const isFatal = (suspicion: Suspicion, exchange: HttpExchange) => {
    const confirmed = suspicionOf(exchange);
    if (confirmed !== 'failure' && confirmed !== 'silence') return confirmed !== undefined;
    // Without an earlier success, errors may be the state of an unfinished backend, which the rules report.
    if (knownGood === undefined && exchange.noResponse === undefined) return false;
    return suspicion === 'failure' || suspicion === 'silence';
  };

  const inspect = async (request: Request, exchange: HttpExchange) => {
    const suspicion = suspicionOf(exchange);
    if (request.token !== undefined && !concernsHost(suspicion, exchange)) return;
    if (suspicion === undefined) {
      failures = 0;
      if (classify(exchange) === 'ok' && readable.has(request.path)) knownGood ??= request;
      return;
    }
    // A page with 200 is never valid, and may be the page to sign in.
    const isPage = suspicion === 'failure' && exchange.status < 300;
    if (suspicion === 'failure' && !isPage) {
      failures += 1;
      if (failures < FAILURES_IN_A_ROW) return;
      failures = 0;
    }
    const confirmed = await confirm();
    if (cause || !isFatal(suspicion, confirmed)) return;
    cause = stopCauseOf(confirmed);
    stop.abort();
  };

  const stopCause = () => cause;
  return {
    stopCause,
    send: async (request: Request) => {
      if (stopCause()) throw new Stopped();
      const exchange = await send(request);
      // Another request may have found the cause meanwhile.
      if (!stopCause()) await inspect(request, exchange);
      if (stopCause()) throw new Stopped();
      return exchange;
    },
  };
}
