// Opens a sandbox for tests of the contract checker. Its `check` runs the checker and returns the report.
import { checkContract } from '../../contract/checker/check';
import { createClient } from '../../contract/checker/client';
import { findingsOf, stateOf } from '../../contract/checker/report/summary';
import type { Report } from '../../contract/checker/types';
import type { Sandbox } from '../../sandbox/app';
import { isRecord } from '../../src/core/isRecord';
import { parseJson } from '../../src/core/parse';
import * as registry from '../../src/resources';
import { signInDemo } from '../../scripts/signInDemo';
import { openFresh } from '../support/freshDatabase';
import { createVirtualClock, type VirtualClock } from './virtualClock';

const host = 'https://backend.test';
/** The time limit of a request, in ms: long enough for a busy machine. */
const LIMIT_MS = 240_000;

interface CheckArguments {
  /** The `fetch` with which the checker sends its requests. Default: sends them to the sandbox unchanged. */
  readonly fetch?: typeof fetch;
  /** The names of the resources to check. Default: all of them. */
  readonly of?: readonly string[];
  /** The ids of the rules to check. Default: all of them. */
  readonly rules?: readonly string[] | undefined;
  readonly writes?: boolean | undefined;
  readonly origin?: string | undefined;
  readonly signal?: AbortSignal;
  /** Replaces the clock, so that waiting takes no time. */
  readonly clock?: VirtualClock;
  /** Whether the checker gets a user id to which it may transfer money. Default: true. */
  readonly namesRecipient?: boolean;
}

type SeeRequest = (
  request: Request,
  call: string,
  body: Readonly<Record<string, unknown>> | undefined,
) => Response | undefined | Promise<Response | undefined>;

export const passed = ({ outcomes }: Report) => outcomes.filter((outcome) => stateOf(outcome) === 'passed');
export const reasons = ({ outcomes }: Report) => [
  ...new Set(outcomes.flatMap(({ skipped = [] }) => skipped)),
];

export type CheckedBackend = Awaited<ReturnType<typeof openChecked>>;

/** Opens a new sandbox for the checker and signs a member in, by default the demo member. */
export async function openChecked(member?: Sandbox['demo']) {
  const sandbox = await openFresh({ rows: 24 });
  const forward: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init));
  const token = await signInDemo(sandbox.fetch, host, member ?? sandbox.demo);
  const { send } = createClient({ host, token, fetch: forward, perSecond: 1e6, timeout: LIMIT_MS });
  const post = (path: string, body: object) => send({ method: 'POST', path: `api/user/${path}`, body });

  /**
   * Returns a `fetch` that passes each request to `see`, with its body unless that is no JSON object, and sends it on with
   * `next` unless `see` returns a response.
   */
  const watched =
    (see: SeeRequest, next = forward): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const call = new URL(request.url).pathname.replace('/api/user/', '');
      const body = parseJson(await request.clone().text());
      return (await see(request, call, isRecord(body) ? body : undefined)) ?? next(input, init);
    };

  return {
    forward,
    watched,
    /** Returns a `fetch` that changes the values in the responses of some calls, by default of all. */
    revised: (revise: (key: string, value: unknown) => unknown, calls?: readonly string[]) =>
      watched(async (request, call) => {
        if (calls?.includes(call) === false) return undefined;
        const response = await forward(request.clone());
        const text = await response.text();
        return new Response(text ? JSON.stringify(JSON.parse(text, revise)) : null, response);
      }),
    /** Sends a request with the member's token. */
    send,
    async check({
      fetch = forward,
      of,
      rules,
      writes = false,
      origin = 'https://portal.example.test',
      namesRecipient = true,
      signal,
      clock = createVirtualClock(),
    }: CheckArguments = {}) {
      // Rules that read need bound API keys. Rules that write bind API keys themselves, if none are bound yet.
      if (writes) await post('unbind', { exchangeName: 'BINANCE' });
      else await post('bind', { exchangeName: 'BINANCE', apiKey: 'k'.repeat(64), apiSecret: 's'.repeat(64) });
      const all = Object.values(registry);
      const report = await checkContract({
        host,
        token,
        expiredToken: 'an-ended-token',
        recipient: namesRecipient ? 'WH100002' : undefined,
        origin,
        resources: of ? all.filter(({ name }) => of.includes(name)) : all,
        rules,
        perSecond: 1e6,
        timeout: LIMIT_MS,
        concurrency: 8,
        writes,
        fetch,
        clock,
        signal,
      });
      const findings = findingsOf(report);
      return { report, findings, rules: [...new Set(findings.map(({ rule }) => rule))] };
    },
    close: () => sandbox.close(),
  };
}
