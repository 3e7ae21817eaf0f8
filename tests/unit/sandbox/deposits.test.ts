import { describe, expect, it } from 'vitest';
import { at, openSandbox, signedIn } from './client';

const sandbox = await openSandbox();
const { client, call } = await signedIn(sandbox);

const arrive = (body: unknown) => client.send('POST', 'sandbox/deposits', body);
const balance = async () => Number(at(await call('dashboard'), 'data.depositBalance'));

describe('a manual deposit', () => {
  it('is added to the deposit balance, the deposit list and the activity log', async () => {
    const before = await balance();
    const reply = await arrive({ email: ' Demo@example.test', amount: '12.34' });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(await balance()).toBeCloseTo(before + 12.34, 8);
    const page = { limit: 10, skip: 0 };
    expect(at(await call('deposit', page), 'data.0.amount')).toBe('12.34');
    expect(at(await call('activitys', page), 'data.0')).toMatchObject({
      activity: 'Deposit',
      message: '12.34 USDT received',
    });
  });

  it.each([
    [{ email: 'nobody@example.test', amount: '1' }, /No member/],
    [{ email: 'demo@example.test', amount: '-1' }, /above 0/],
    [{ email: 'demo@example.test' }, /above 0/],
    [{ email: 'demo@example.test', amount: '1000000.00000001' }, /^The maximum deposit is 1000000 USDT$/],
    ['{"email":', /not valid JSON/],
    ['', /No member/],
  ])('with %j is rejected with a message and does not change the balance', async (body, message) => {
    const before = await balance();
    expect(at(await arrive(body), 'message')).toMatch(message);
    expect(await balance()).toBe(before);
  });
});
