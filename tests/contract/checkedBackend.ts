// Opens a sandbox for tests of the contract checker. Its `check` runs the checker and returns the report.
import { checkContract } from '../../contract/checker/check';
import { createClient } from '../../contract/checker/client';
import { findingsOf, stateOf } from '../../contract/checker/report/summary';
import type { CheckOptions, Report } from '../../contract/checker/types';
import type { Sandbox } from '../../sandbox/app';
import { isRecord } from '../../src/core/isRecord';
import { parseJson } from '../../src/core/parse';
import * as registry from '../../src/resources';
import { signInDemo } from '../../scripts/signInDemo';
import { openFresh } from '../support/freshDatabase';
import { createVirtualClock } from './virtualClock';

const host = 'https://backend.test';
/** The time limit of a request, in ms: long enough for a busy machine. */
const LIMIT_MS = 240_000;

interface CheckArguments extends Partial<CheckOptions> {
  /** The names of the resources to check. Default: all of them. */
  readonly of?: readonly string[];
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
    /** Checks the sandbox; with `fetch`, a backend that responds in another way. */
    async check({ of, writes = false, namesRecipient = true, ...options }: CheckArguments = {}) {
      // Rules that read need bound API keys. Rules that write bind API keys themselves, if none are bound yet.
      if (writes) await post('unbind', { exchangeName: 'BINANCE' });
      else await post('bind', { exchangeName: 'BINANCE', apiKey: 'k'.repeat(64), apiSecret: 's'.repeat(64) });
      const all = Object.values(registry);
      const report = await checkContract({
        host,
        token,
        expiredToken: 'an-ended-token',
        recipient: namesRecipient ? 'WH100002' : undefined,
        origin: 'https://portal.example.test',
        resources: of ? all.filter(({ name }) => of.includes(name)) : all,
        perSecond: 1e6,
        timeout: LIMIT_MS,
        concurrency: 8,
        writes,
        fetch: forward,
        clock: createVirtualClock(),
        ...options,
      });
      const findings = findingsOf(report);
      return { report, findings, rules: [...new Set(findings.map(({ rule }) => rule))] };
    },
    close: () => sandbox.close(),
  };
}
