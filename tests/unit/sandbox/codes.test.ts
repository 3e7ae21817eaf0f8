import { beforeEach, describe, expect, it } from 'vitest';
import { codes, members } from '../../../sandbox/db/schema';
import { issueCode, voidCodes, type CodePurpose } from '../../../sandbox/domain/codes';
import { openFreshDatabase } from '../../support/freshDatabase';
import { memberValues, otherThan, redeemCode, testClock } from './client';

let clock = testClock();

const db = await openFreshDatabase();
for (const id of [1, 2]) await db.insert(members).values(memberValues({ id, email: `${id}@example.test` }));
beforeEach(async () => {
  clock = testClock();
  await db.delete(codes);
});

const owner = (purpose: CodePurpose = 'signIn', id = 1, passwordHash = 'first') => ({
  member: { id, passwordHash },
  purpose,
  clientIp: 'home',
  now: clock.now(),
});
const issue = () => issueCode(db, owner());
const redeem = (code: string, who = owner()) => redeemCode(db, who, code);
const rejected = { name: 'RequestError', message: 'This code is wrong or has expired' };

describe('codes', () => {
  it('have six digits and are stored hashed', async () => {
    const code = await issue();
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await db.select().from(codes))).not.toContain(code);
  });

  it('work once, even if several requests redeem them at the same time', async () => {
    const code = await issue();
    const settled = await Promise.allSettled([redeem(code), redeem(code), redeem(code)]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('work only for their member and purpose', async () => {
    const code = await issue();
    await expect(redeem(code, owner('withdrawal'))).rejects.toMatchObject(rejected);
    await expect(redeem(code, owner('signIn', 2))).rejects.toMatchObject(rejected);
    await expect(redeem(code)).resolves.toBeUndefined();
  });

  it('stop working when the member has a different password hash', async () => {
    const code = await issue();
    await expect(redeem(code, owner('signIn', 1, 'second'))).rejects.toMatchObject(rejected);
    await expect(redeem(code)).resolves.toBeUndefined();
  });

  it('are voided together for all purposes of one member', async () => {
    const code = await issue();
    await issueCode(db, owner('withdrawal'));
    const otherMembersCode = await issueCode(db, owner('signIn', 2));
    await voidCodes(db, 1);
    await expect(redeem(code)).rejects.toMatchObject(rejected);
    expect(await db.$count(codes)).toBe(1);
    await expect(redeem(otherMembersCode, owner('signIn', 2))).resolves.toBeUndefined();
  });

  it('are wrong for an unknown e-mail', async () => {
    const code = await issue();
    await expect(redeemCode(db, { ...owner(), member: undefined }, code)).rejects.toMatchObject(rejected);
  });

  it('expire after ten minutes', async () => {
    const latestCodes = [await issue(), await issue()] as const;
    clock.forward(10 * 60 - 1);
    await expect(redeem(latestCodes[0])).resolves.toBeUndefined();
    clock.forward(1);
    await expect(redeem(latestCodes[1])).rejects.toMatchObject(rejected);
  });

  it('stay valid after four wrong attempts, and are void after five', async () => {
    const first = await issue();
    for (let i = 0; i < 4; i += 1) await expect(redeem(otherThan(first))).rejects.toMatchObject(rejected);
    await expect(redeem(first)).resolves.toBeUndefined();
    const second = await issue();
    for (let i = 0; i < 5; i += 1) await expect(redeem(otherThan(second))).rejects.toMatchObject(rejected);
    await expect(redeem(second)).rejects.toMatchObject(rejected);
  });

  it('stay valid for their requester after five wrong attempts from another client IP, but not for that client IP', async () => {
    const elsewhere = { ...owner(), clientIp: 'elsewhere' };
    const [code, other] = [await issue(), await issueCode(db, elsewhere)];
    for (let i = 0; i < 4; i += 1)
      await expect(redeem(otherThan(code), elsewhere)).rejects.toMatchObject(rejected);
    await expect(redeem(code, elsewhere)).resolves.toBeUndefined();
    await expect(redeem(other, elsewhere)).resolves.toBeUndefined();

    const next = await issue();
    for (let i = 0; i < 5; i += 1)
      await expect(redeem(otherThan(next), elsewhere)).rejects.toMatchObject(rejected);
    await expect(redeem(next, elsewhere)).rejects.toMatchObject(rejected);
    await expect(redeem(next)).resolves.toBeUndefined();
  });

  it('store the client IP of the requester only as a hash', async () => {
    await issue();
    expect(JSON.stringify(await db.select().from(codes))).not.toContain('home');
  });

  it('are valid at the same time, at most the five newest', async () => {
    const issued: string[] = [];
    for (let i = 0; i < 6; i += 1) issued.push(await issue());
    expect(await db.$count(codes)).toBe(5);
    await expect(redeem(issued[1] ?? '')).resolves.toBeUndefined();
    await expect(redeem(issued[5] ?? '')).resolves.toBeUndefined();
  });
});
