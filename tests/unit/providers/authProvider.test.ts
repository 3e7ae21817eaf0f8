import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../../src/providers/authProvider';
import { failure, httpOver, json } from '../../support/fakeFetch';

const success = (extra: object) => () => json({ success: true, message: 'ok', ...extra });
const rejection = (message: string) => () => json({ success: false, message });
const noMember = () => Promise.reject(new Error('no member is read'));

/** Creates the auth provider of a visitor, or of a member with this token. */
function authOver(backend: () => Response, { token = '', readMember = noMember } = {}) {
  const { send, session, seen } = httpOver(backend, { token });
  return {
    auth: createAuthProvider(send, session, readMember),
    send,
    session,
    requests: () => seen.map(({ url, body }) => ({ url, body })),
  };
}

const at = (path: string) => `https://backend.test/api/user/${path}`;
const emailAndCode = { email: 'a@b.test', otp: '123456' };
const accepted = { success: true, successNotification: { message: 'ok' } };

describe('the second step of login', () => {
  it.each([{ token: 'T' }, { data: { token: 'T' } }, { data: 'T' }])(
    'sends the code, and starts the session with the token in %j',
    async (extra) => {
      const { auth, session, requests } = authOver(success(extra));
      expect(await auth.login(emailAndCode)).toEqual(accepted);
      expect(requests()).toEqual([{ url: at('verifySignIn'), body: emailAndCode }]);
      expect(session.state().token).toBe('T');
    },
  );

  it.each([{}, { token: '' }, { token: 7 }, { data: null }, { data: [] }, { data: { token: null } }])(
    'resolves to an error for %j without a token, and starts no session',
    async (extra) => {
      const { auth, session } = authOver(success(extra));
      expect(await auth.login(emailAndCode)).toMatchObject({
        success: false,
        error: { message: "We couldn't read the server's answer. Try again.", outcomeUnknown: true },
      });
      expect(session.state().token).toBeNull();
    },
  );

  it.each(['a\nb', 'a\u0000', 'tök€n', '\u202e', '  ', '\ud800'])(
    'ignores a token that is invalid in a header: %j',
    async (token) => {
      const tokenAfter = async (extra: object) => {
        const { auth, session } = authOver(success(extra));
        await auth.login(emailAndCode);
        return session.state().token;
      };
      expect(await tokenAfter({ token })).toBeNull();
      expect(await tokenAfter({ token, data: { token: 'Bearer a.b-c_d' } })).toBe('Bearer a.b-c_d');
    },
  );
});

describe('an account method', () => {
  const email = 'a@b.test';
  const credentials = { email, password: ' pw ' };
  const details = { password: ' pw ', phoneNumber: '5550100', name: 'Ann', sponserId: 'WH100001' };
  const pasted = { phoneNumber: '\u202A५५५٠١٠٠\u202C', email: ' a@b.test\u200B', sponserId: ' WH100001' };
  const passwords = { password: ' New-1234', confirmPassword: ' New-1234' };
  const reset = { ...emailAndCode, password: ' New-1234', confirmpassword: ' New-1234' };

  it.each([
    ['login', credentials, 'signIn', credentials],
    // Without invisible characters, the phone in ASCII digits.
    [
      'register',
      { ...details, ...pasted, confirmPassword: ' pw ' },
      'signUp',
      { ...details, email, traderId: 'WH12H' },
    ],
    ['verifyAccount', emailAndCode, 'verify', emailAndCode],
    ['resendCode', { email }, 'resendOtp', { email, type: 'resendOtp' }],
    ['forgotPassword', { email }, 'resendOtp', { email, type: 'Forgetotp' }],
    // Passwords are sent as typed, and the code as six digits of ASCII.
    ['updatePassword', { email, otp: ' ١٢٣ ٤٥٦ ', ...passwords }, 'forgotePassword', reset],
  ] as const)(
    "`%s` sends its values, starts no session, and resolves to the server's message or error",
    async (method, params, path, body) => {
      const { auth, session, requests } = authOver(success({ data: 'T' }));
      expect(await (auth[method] as (values: typeof params) => unknown)(params)).toEqual(accepted);
      expect(requests()).toEqual([{ url: at(path), body }]);
      expect(session.state().token).toBeNull();
      const rejected = authOver(rejection('No')).auth[method] as (values: typeof params) => unknown;
      expect(await rejected(params)).toMatchObject({
        success: false,
        error: { name: 'ApiError', message: 'No', reason: 'serverError' },
      });
    },
  );

  it('requests codes after a read has found the session expired, because that needs no session', async () => {
    const { auth, session, requests } = authOver(success({}), { token: 'T' });
    session.expire('T');
    expect(await auth.forgotPassword({ email: 'a@b.test' })).toEqual(accepted);
    expect(requests()).toHaveLength(1);
  });
});

describe('the session', () => {
  it('`check` tells whether a member is signed in; `logout` clears the session and leads to /Login', async () => {
    const { auth, session } = authOver(success({}), { token: 'T' });
    expect(await auth.check()).toEqual({ authenticated: true });
    expect(await auth.logout()).toEqual({ success: true });
    expect(session.state()).toMatchObject({ token: null, redirectTo: '/Login' });
    expect(await auth.check()).toEqual({ authenticated: false, redirectTo: '/login' });
  });

  it.each([
    ['POST', { token: null, message: 'Unauthorized!' }],
    ['GET', { token: 'T', expired: true }],
  ] as const)('`onError` ends or expires it once for an error of a %s', async (method, state) => {
    const { auth, send, session } = authOver(rejection('Unauthorized!'), { token: 'T' });
    let changes = 0;
    session.subscribe(() => changes++);
    const error = await failure(send({ method, path: 'x' }));
    expect([session.state(), changes]).toMatchObject([state, 1]);
    expect(await auth.onError(error)).toEqual({});
    expect([session.state(), changes]).toMatchObject([state, 1]);
    session.start('newer');
    await auth.onError(error);
    expect(session.state()).toMatchObject({ token: 'newer', expired: false });
  });

  it('`onError` ends it for an error that the HTTP client has not reported', async () => {
    const { send } = httpOver(rejection('Unauthorized!'));
    const error = await failure(send({ method: 'POST', path: 'x' }));
    const { auth, session } = authOver(success({}), { token: 'secret-token' });
    await auth.onError(error);
    expect(session.state().token).toBeNull();
  });

  it('`onError` ignores other errors', async () => {
    const { auth, send, session } = authOver(rejection('No'), { token: 'T' });
    const before = session.state();
    for (const error of [await failure(send({ method: 'POST', path: 'x' })), new Error('x'), undefined])
      expect(await auth.onError(error)).toEqual({});
    expect(session.state()).toBe(before);
  });

  it('an error that is printed does not show the token', async () => {
    const { send } = httpOver(rejection('Unauthorized!'));
    const error = await failure(send({ method: 'POST', path: 'x' }));
    expect(error.rejectedToken).toEqual({ token: 'secret-token', effect: 'end' });
    expect(inspect(error, { showHidden: true, depth: null }) + JSON.stringify(error)).not.toContain('secret');
  });
});

describe('getIdentity', () => {
  it('returns id, name and e-mail of the member', async () => {
    const user = { userId: 'WH1', name: 'Ann', email: 'a@b.test' };
    const readMember = () => Promise.resolve({ user, balance: '1' }) as Promise<never>;
    const { auth } = authOver(success({}), { token: 'T', readMember });
    expect(await auth.getIdentity()).toEqual({ id: 'WH1', name: 'Ann', email: 'a@b.test' });
  });

  it('returns null if the member cannot be read', async () => {
    expect(await authOver(success({})).auth.getIdentity()).toBeNull();
  });
});
