import { Agent, request } from 'node:http';
import { pick } from '../../src/core/defineResource';
import { dashboard } from '../../src/resources/dashboard';
import { deposits } from '../../src/resources/deposits';
import { transactions } from '../../src/resources/transactions';
import { transfers } from '../../src/resources/transfers';
import type { Member } from './fill';

const KINDS = ['page', 'deep page', 'dashboard', 'transfer'] as const;
type Kind = (typeof KINDS)[number];

export interface Sample {
  readonly kind: Kind;
  readonly ms: number;
}

/** A transfer that a process has acknowledged. */
export interface Sent {
  readonly from: number;
  readonly to: number;
  /** The amount in USDT, which is unique. */
  readonly amount: string;
}

export interface Traffic {
  readonly samples: readonly Sample[];
  readonly sent: readonly Sent[];
  /** A description of each wrong response. */
  readonly faults: readonly string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

function call(origin: string, path: string, token: string, body?: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers = {
      authorization: token,
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const url = `${origin}/${path}`;
    request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const said = Buffer.concat(parts).toString();
        if (response.statusCode === 200) resolve(JSON.parse(said));
        else reject(new Error(`${path}: ${response.statusCode} ${said.slice(0, 200)}`));
      });
    })
      .on('error', reject)
      .end(text);
  });
}

const saysYes = (reply: unknown) => pick(reply, 'success') === true;

const any = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

/** Sends calls of all members simultaneously, each member's next call after its previous response, to any process. */
export async function sendTraffic(
  origins: readonly string[],
  members: readonly Member[],
  seconds: number,
): Promise<Traffic> {
  const samples: Sample[] = [];
  const sent: Sent[] = [];
  const faults: string[] = [];
  const end = performance.now() + seconds * 1000;
  let number = 0;
  const page = (who: Member, skip: number) =>
    call(any(origins), any([transactions, deposits]).read.path, who.token, { limit: 10, skip });
  const steps: Record<Kind, (who: Member) => Promise<unknown>> = {
    page: (who) => page(who, 10 * Math.floor(Math.random() * 5)),
    'deep page': (who) => page(who, Math.floor(Math.random() * who.rows)),
    dashboard: (who) => call(any(origins), dashboard.one.path, who.token),
    transfer: async (who) => {
      const to = any(members.filter((other) => other !== who));
      number += 1;
      const amount = (number / 1e8).toFixed(8);
      const reply = await call(any(origins), transfers.create.path, who.token, { uid: to.userId, amount });
      if (saysYes(reply)) sent.push({ from: who.id, to: to.id, amount });
      return reply;
    },
  };
  const visit = async (who: Member) => {
    while (performance.now() < end) {
      const kind = any(KINDS);
      const begun = performance.now();
      try {
        const reply = await steps[kind](who);
        if (!saysYes(reply)) faults.push(`${kind}: ${JSON.stringify(reply)}`);
      } catch (error) {
        faults.push(`${kind}: ${String(error)}`);
      }
      samples.push({ kind, ms: performance.now() - begun });
    }
  };
  await Promise.all(members.map(visit));
  return { samples, sent, faults };
}
