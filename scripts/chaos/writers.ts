import { randomUUID } from 'node:crypto';
import type Big from 'big.js';
import { setTimeout as wait } from 'node:timers/promises';
import { pick } from '../../src/core/defineResource';
import { movement, type Kind, type Outcome, type Trace, type Write } from './journal';
import type { Member } from './members';
import { saysYes, type Reply, type Server } from './server';

export interface SignedIn extends Member {
  readonly token: string;
}

const ADDRESS = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';

async function newestCode(server: Server, email: string): Promise<string> {
  const { body } = await server.call('GET', `sandbox/mailbox?format=json&to=${email}`);
  return String(pick(body, '0.code'));
}

/** Signs a member in with the code from the sandbox's mailbox. */
export async function signIn(server: Server, member: Member): Promise<SignedIn> {
  const { email, password } = member;
  await server.call('POST', 'api/user/signIn', '', { email, password });
  const otp = await newestCode(server, email);
  const reply = await server.call('POST', 'api/user/verifySignIn', '', { email, otp });
  if (!saysYes(reply)) throw new Error(`${email} could not sign in: ${JSON.stringify(reply)}`);
  return { ...member, token: String(pick(reply.body, 'token')) };
}

function outcomeOf(reply: Reply | undefined): Outcome {
  if (!reply || reply.status >= 500) return 'unknown';
  return saysYes(reply) ? 'acknowledged' : 'refused';
}

interface Work {
  readonly server: Server;
  readonly members: readonly SignedIn[];
  readonly nextAmount: (floor: number) => Big;
  readonly journal: Write[];
  /** Returns whether the round is over because its server is being killed. */
  readonly over: () => boolean;
}

/** Sends the writes of all members in parallel until the round is over, and adds each to the journal. */
export async function writeUntilOver({ server, members, nextAmount, journal, over }: Work): Promise<void> {
  const send = async (who: SignedIn, kind: Kind, path: string, body: object, traces: readonly Trace[]) => {
    const reply = await server.call('POST', `api/user/${path}`, who.token, body).catch(() => undefined);
    journal.push({ kind, outcome: outcomeOf(reply), traces });
    // Requests to a server that is down fail immediately; without a pause they would fill the journal.
    if (!reply || !saysYes(reply)) await wait(100);
  };

  const transfer = (who: SignedIn) => {
    const others = members.filter((member) => member !== who);
    const to = others[Math.floor(Math.random() * others.length)] ?? who;
    const amount = nextAmount(0);
    const type = 'userFundTransfer';
    return send(who, 'transfer', 'fundTransfer', { uid: to.userId, amount: amount.toFixed() }, [
      { member: who, list: 'txns', row: movement(amount.neg(), type) },
      { member: to, list: 'txns', row: movement(amount, type) },
    ]);
  };

  const ticket = (who: SignedIn) => {
    const message = `Chaos ${randomUUID()}`;
    const row: Trace = { member: who, list: 'tickets', row: message };
    return send(who, 'ticket', 'addTicket', { subject: 'Chaos', message }, [row]);
  };

  const withdrawal = async (who: SignedIn) => {
    const asked = await server.call('GET', 'api/user/withrawOtp', who.token).catch(() => undefined);
    // The server is down, or sends no new code so soon after the last one.
    if (!asked || !saysYes(asked)) return wait(500);
    const otp = await newestCode(server, who.email).catch(() => '');
    if (Math.random() < 0.5) {
      const amount = nextAmount(0);
      const body = { otp, walletAddress: '', amount: amount.toFixed(), withrawType: 'FUEL' };
      return send(who, 'withdrawal to the Fuel wallet', 'placeWithraw', body, [
        { member: who, list: 'txns', row: movement(amount.neg(), 'fuelWithdraw') },
        { member: who, list: 'txns', row: movement(amount, 'fuelWithdraw') },
      ]);
    }
    const amount = nextAmount(10);
    const body = { otp, walletAddress: ADDRESS, amount: amount.toFixed(), withrawType: 'address' };
    return send(who, 'withdrawal to an address', 'placeWithraw', body, [
      { member: who, list: 'txns', row: movement(amount.neg(), 'withdraw') },
      { member: who, list: 'orders', row: amount.toFixed() },
    ]);
  };

  const repeat = async (who: SignedIn, write: (who: SignedIn) => Promise<void>) => {
    while (!over()) await write(who);
  };
  const loops = [transfer, transfer, ticket, withdrawal];
  await Promise.all(members.flatMap((who) => loops.map((write) => repeat(who, write))));
}
