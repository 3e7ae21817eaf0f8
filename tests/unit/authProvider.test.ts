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
      ).rejects.toThrow("We couldn't read the server's answer");
      expect(session.state().token).toBeNull();
    },
  );

  it.each(['a\nb', 'a\u0000', 'tök€n', '\u202e', '  ', '\ud800'])(
    'a token that no header can carry is none: every call would fail (%j)',
    (token) => {
      expect(tokenOf({ message: '', token })).toBeUndefined();
      expect(tokenOf({ message: '', token, data: { token: 'Bearer a.b-c_d' } })).toBe('Bearer a.b-c_d');
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

describe('joining and a new password', () => {
  const proof = { email: 'a@b.test', otp: '123456' };
  const called = async (call: (auth: ReturnType<typeof createAuthProvider>) => Promise<unknown>) => {
    const { send, session, seen } = httpOver(answer({ data: 'T' }), { token: '' });
    const result = await call(createAuthProvider(send, session));
    return { seen: seen.map(({ url, body }) => ({ url, body })), result, token: session.state().token };
  };
  const at = (path: string) => `https://backend.test/api/user/${path}`;

  it('a sign-up sends the e-mail without spaces around it, and the promised trader', async () => {
    const person = { password: ' pw ', phoneNumber: '5550100', name: 'Ann', sponserId: 'WH100001' };
    const { seen, token } = await called((auth) =>
      auth.signUp({ ...person, email: ' a@b.test ', confirmPassword: ' pw ' }),
    );
    expect(seen).toEqual([{ url: at('signUp'), body: { ...person, email: 'a@b.test', traderId: 'WH12H' } }]);
    expect(token).toBeNull();
  });

  it('the account is verified by e-mail and code, and nobody is signed in', async () => {
    const { seen, result, token } = await called((auth) => auth.verifyAccount(proof));
    expect(seen).toEqual([{ url: at('verify'), body: proof }]);
    expect(result).toMatchObject({ message: 'ok' });
    expect(token).toBeNull();
  });

  it('a new password goes as it is with its code alone, under the names of the call', async () => {
    const { seen } = await called((auth) =>
      auth.resetPassword({
        ...proof,
        otp: ' 123456 ',
        password: ' New-1234',
        confirmPassword: ' New-1234',
      }),
    );
    expect(seen).toEqual([
      { url: at('forgotePassword'), body: { ...proof, password: ' New-1234', confirmpassword: ' New-1234' } },
    ]);
  });

  it("Refine's log-in is step two", async () => {
    const { seen, result, token } = await called((auth) => auth.login(proof));
    expect(seen).toEqual([{ url: at('verifySignIn'), body: proof }]);
    expect([result, token]).toEqual([{ success: true }, 'T']);
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
