import { describe, expect, it } from 'vitest';
import { createAuthProvider, tokenOf } from '../../src/providers/authProvider';
import { json, httpOver } from '../support/fakeFetch';

const answer = (extra: object) => () => json({ success: true, message: 'ok', ...extra });

describe('the two steps', () => {
  it('step one asks for a code and starts nothing', async () => {
    const { send, session, seen } = httpOver(answer({}), { token: '' });
    await createAuthProvider(send, session).requestSignIn({ email: 'a@b.test', password: 'pw' });
    expect(seen[0]).toMatchObject({
      url: 'https://backend.test/api/user/signIn',
      body: { email: 'a@b.test', password: 'pw' },
    });
    expect(session.state().token).toBeNull();
  });

  it.each([{ token: 'T' }, { data: { token: 'T' } }, { data: 'T' }])(
    'step two finds the token in %j',
    async (extra) => {
      const { send, session, seen } = httpOver(answer(extra), { token: '' });
      await createAuthProvider(send, session).confirmSignIn({ email: 'a@b.test', otp: '123456' });
      expect(seen[0]).toMatchObject({
        url: 'https://backend.test/api/user/verifySignIn',
        body: { email: 'a@b.test', otp: '123456' },
      });
      expect(session.state().token).toBe('T');
    },
  );

  it.each([{}, { token: '' }, { token: 7 }, { data: null }, { data: [] }, { data: { token: null } }])(
    'no token in %j is an error, and no session',
    async (extra) => {
      expect(tokenOf({ message: '', ...extra })).toBeUndefined();
      const { send, session } = httpOver(answer(extra), { token: '' });
      await expect(
        createAuthProvider(send, session).confirmSignIn({ email: 'a@b.test', otp: '1' }),
      ).rejects.toThrow('sent no session');
      expect(session.state().token).toBeNull();
    },
  );

  it('resends under the promised names', async () => {
    const { send, session, seen } = httpOver(answer({}), { token: '' });
    const auth = createAuthProvider(send, session);
    await auth.resendCode({ email: 'a@b.test', reason: 'verification' });
    await auth.resendCode({ email: 'a@b.test', reason: 'reset' });
    expect(seen.map(({ body }) => body)).toEqual([
      { email: 'a@b.test', type: 'resendOtp' },
      { email: 'a@b.test', type: 'Forgetotp' },
    ]);
  });
});

describe('inside the portal', () => {
  it('logs out to /Login, checks by the token, and leaves errors to http', async () => {
    const { send, session } = httpOver(answer({}));
    const auth = createAuthProvider(send, session);
    expect(await auth.check()).toEqual({ authenticated: true });
    expect(await auth.onError(new Error('x'))).toEqual({});
    expect(await auth.logout({})).toEqual({ success: true });
    expect(session.state()).toMatchObject({ token: null, redirectAfter: { to: '/Login', comeBack: false } });
    expect(await auth.check()).toEqual({ authenticated: false });
  });
});
