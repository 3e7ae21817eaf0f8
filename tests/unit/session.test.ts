// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/api/session';
import { memoryStorage } from '../support/fakeFetch';

describe('session', () => {
  it('keeps one token under the key `token`, and reads it again', () => {
    const storage = memoryStorage();
    createSession(storage, new EventTarget()).start('abc');
    expect(storage.getItem('token')).toBe('abc');
    expect(createSession(storage, new EventTarget()).state().token).toBe('abc');
  });

  it('leaving clears everything stored and says where to go', () => {
    const storage = memoryStorage();
    const session = createSession(storage, new EventTarget());
    session.start('abc');
    storage.setItem('view:x', 'table');
    session.leave('/Login');
    expect(storage.length).toBe(0);
    expect(session.state()).toMatchObject({ token: null, redirectAfter: { to: '/Login', comeBack: false } });
  });

  it('ends only the session it is told to end', () => {
    const session = createSession(memoryStorage(), new EventTarget());
    session.start('new');
    session.end('old');
    expect(session.state().token).toBe('new');
  });

  it('follows other tabs in and out', () => {
    const storage = localStorage;
    const session = createSession(storage, window);
    let changes = 0;
    const stop = session.subscribe(() => changes++);
    const tell = (key: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: storage }));
    storage.setItem('token', 'from-another-tab');
    tell('token');
    expect(session.state().token).toBe('from-another-tab');
    tell('view:x');
    storage.clear();
    tell(null);
    expect(session.state().token).toBeNull();
    stop();
    storage.setItem('token', 'again');
    tell('token');
    expect(changes).toBe(2);
  });

  it('lives in memory where storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = Object.assign(memoryStorage(), {
      getItem: forbid,
      setItem: forbid,
      removeItem: forbid,
      clear: forbid,
    });
    const session = createSession(storage, new EventTarget());
    session.start('abc');
    expect(session.state().token).toBe('abc');
    session.leave('/');
    expect(session.state().token).toBeNull();
  });
});
