import { describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../src/providers/authProvider';
import { json, httpOver } from '../support/fakeFetch';

const success = (extra: object) => () => json({ success: true, message: 'ok', ...extra });

describe('log-in', () => {
  it('requests a code in its first step, and starts no session', async () => {
    const { send, session, seen } = httpOver(success({}), { token: '' });
    await createAuthProvider(send, session).requestSignIn({ email: 'a@b.test', password: 'pw' });
    expect(seen[0]).toMatchObject({
      url: 'https://backend.test/api/user/signIn',
      body: { email: 'a@b.test', password: 'pw' },
    });
    expect(session.state().token).toBeNull();
  });

  it.each([{ token: 'T' }, { data: { token: 'T' } }, { data: 'T' }])(
    'reads the token of its second step from %j',
    async (extra) => {
      const { send, session, seen } = httpOver(success(extra), { token: '' });
      await createAuthProvider(send, session).confirmSignIn({ email: 'a@b.test', otp: '123456' });
      expect(seen[0]).toMatchObject({
        url: 'https://backend.test/api/user/verifySignIn',
        body: { email: 'a@b.test', otp: '123456' },
      });
      expect(session.state().token).toBe('T');
    },
  );

  it.each([{}, { token: '' }, { token: 7 }, { data: null }, { data: [] }, { data: { token: null } }])(
    'rejects %j without a token in its second step, and starts no session',
    async (extra) => {
      const { send, session } = httpOver(success(extra), { token: '' });
      await expect(
        createAuthProvider(send, session).confirmSignIn({ email: 'a@b.test', otp: '1' }),
      ).rejects.toThrow("We couldn't read the server's answer");
      expect(session.state().token).toBeNull();
    },
  );

  it.each(['a\nb', 'a\u0000', 'tök€n', '\u202e', '  ', '\ud800'])(
    'ignores a token that is invalid in a header: %j',
    async (token) => {
      const signIn = async (extra: object) => {
        const { send, session } = httpOver(success(extra), { token: '' });
        await createAuthProvider(send, session)
          .confirmSignIn({ email: 'a@b.test', otp: '123456' })
          .catch(() => undefined);
        return session.state().token;
      };
      expect(await signIn({ token })).toBeNull();
      expect(await signIn({ token, data: { token: 'Bearer a.b-c_d' } })).toBe('Bearer a.b-c_d');
    },
  );

  it('requests another code with the fields of product.md', async () => {
    const { send, session, seen } = httpOver(success({}), { token: '' });
    const auth = createAuthProvider(send, session);
    await auth.resendCode({ email: 'a@b.test', reason: 'verification' });
    await auth.resendCode({ email: 'a@b.test', reason: 'reset' });
    expect(seen.map(({ body }) => body)).toEqual([
      { email: 'a@b.test', type: 'resendOtp' },
      { email: 'a@b.test', type: 'Forgetotp' },
    ]);
  });
});

describe('the auth provider of a visitor', () => {
  const emailAndCode = { email: 'a@b.test', otp: '123456' };
  const called = async (call: (auth: ReturnType<typeof createAuthProvider>) => Promise<unknown>) => {
    const { send, session, seen } = httpOver(success({ data: 'T' }), { token: '' });
    const result = await call(createAuthProvider(send, session));
    return { seen: seen.map(({ url, body }) => ({ url, body })), result, token: session.state().token };
  };
  const at = (path: string) => `https://backend.test/api/user/${path}`;

  it('sends the trimmed e-mail, the phone in ASCII digits and the trader id of product.md at sign-up', async () => {
    const details = { password: ' pw ', phoneNumber: '5550100', name: 'Ann', sponserId: 'WH100001' };
    const { seen, token } = await called((auth) =>
      auth.signUp({ ...details, phoneNumber: '५५५٠١٠٠', email: ' a@b.test ', confirmPassword: ' pw ' }),
    );
    expect(seen).toEqual([{ url: at('signUp'), body: { ...details, email: 'a@b.test', traderId: 'WH12H' } }]);
    expect(token).toBeNull();
  });

  it('verifies the account by e-mail and code, and starts no session', async () => {
    const { seen, result, token } = await called((auth) => auth.verifyAccount(emailAndCode));
    expect(seen).toEqual([{ url: at('verify'), body: emailAndCode }]);
    expect(result).toMatchObject({ message: 'ok' });
    expect(token).toBeNull();
  });

  it('sends a new password untrimmed with the six digits of the code, in the fields of product.md', async () => {
    const { seen } = await called((auth) =>
      auth.resetPassword({
        ...emailAndCode,
        otp: ' ١٢٣ ٤٥٦ ',
        password: ' New-1234',
        confirmPassword: ' New-1234',
      }),
    );
    expect(seen).toEqual([
      {
        url: at('forgotePassword'),
        body: { ...emailAndCode, password: ' New-1234', confirmpassword: ' New-1234' },
      },
    ]);
  });

  it("confirms the mailed code in Refine's login method", async () => {
    const { seen, result, token } = await called((auth) => auth.login(emailAndCode));
    expect(seen).toEqual([{ url: at('verifySignIn'), body: emailAndCode }]);
    expect([result, token]).toEqual([{ success: true }, 'T']);
  });
});

describe('the auth provider of a signed-in member', () => {
  it('logs out to /Login, checks the token, and leaves errors to the HTTP client', async () => {
    const { send, session } = httpOver(success({}));
    const auth = createAuthProvider(send, session);
    expect(await auth.check()).toEqual({ authenticated: true });
    expect(await auth.onError(new Error('x'))).toEqual({});
    expect(await auth.logout({})).toEqual({ success: true });
    expect(session.state()).toMatchObject({ token: null, redirectTo: '/Login' });
    expect(await auth.check()).toEqual({ authenticated: false });
  });

  it('still requests codes after a read has found the session expired, because they need no session', async () => {
    const { send, session, seen } = httpOver(success({}));
    session.expire('secret-token');
    await createAuthProvider(send, session).resendCode({ email: 'a@b.test', reason: 'reset' });
    expect(seen).toHaveLength(1);
  });
});
