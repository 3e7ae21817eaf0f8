import { describe, expect, it } from 'vitest';
import { failure, httpOver, json } from '../../support/fakeFetch';

const get = { method: 'GET', path: 'api/user/thing' } as const;
const post = { method: 'POST', path: 'api/user/thing' } as const;

describe("'Unauthorized!'", () => {
  const unauthorized = () => json({ success: false, message: 'Unauthorized!' }, 401);

  it('on POST removes the token once, however many calls fail, and reaches every caller', async () => {
    const { send, session } = httpOver(unauthorized);
    let changes = 0;
    session.subscribe(() => changes++);
    const errors = await Promise.all([1, 2, 3].map(() => failure(send(post))));
    expect(errors.map(({ message }) => message)).toEqual(Array(3).fill('Unauthorized!'));
    expect(session.state()).toEqual({ token: null, expired: false, message: 'Unauthorized!' });
    expect(changes).toBe(1);
  });

  it.each([
    ['GET', undefined],
    ['PATCH', undefined],
    ['DELETE', undefined],
    ['POST', { background: true }],
  ] as const)('on %s with %j keeps the token and marks the session as expired', async (method, options) => {
    const { send, session } = httpOver(unauthorized);
    await failure(send({ method, path: 'x' }, undefined, options));
    expect(session.state()).toMatchObject({ token: 'secret-token', expired: true });
  });

  it.each([
    ['another server error', () => json({ success: false, message: 'Not enough funds' })],
    ['another 401', () => json({ success: false, message: 'This code is wrong' }, 401)],
    [
      'a server error that only contains the word',
      () => json({ success: false, message: 'Unauthorized! Go away' }, 401),
    ],
    ['a 401 without a message', () => json({ success: false }, 401)],
    ['a response that is not JSON', () => new Response('Unauthorized!', { status: 401 })],
    ['a successful call with that message', () => json({ success: true, message: 'Unauthorized!' })],
  ])('is not assumed from %s, with any method', async (_name, respond) => {
    const { send, session } = httpOver(respond);
    const before = session.state();
    let changes = 0;
    session.subscribe(() => changes++);
    for (const method of ['POST', 'GET', 'PATCH', 'DELETE'] as const)
      await send({ method, path: 'x' }).catch(() => undefined);
    expect(session.state()).toBe(before);
    expect(changes).toBe(0);
  });

  it('changes no session when nobody is signed in', async () => {
    const { send, session } = httpOver(unauthorized, { token: '' });
    const before = session.state();
    expect((await failure(send(post))).message).toBe('Unauthorized!');
    await failure(send(get));
    expect(session.state()).toBe(before);
  });

  it('for an old token does not end a newer session', async () => {
    let respond = (_: Response): void => undefined;
    const { send, session } = httpOver(() => new Promise((resolve) => (respond = resolve)));
    const pending = failure(send(post));
    await Promise.resolve();
    session.start('newer');
    respond(unauthorized());
    await pending;
    expect(session.state().token).toBe('newer');
  });
});
