import { describe, expect, it } from 'vitest';
import { createSession } from '../../../src/api/session';
import { createServices } from '../../../src/app/services';
import { storeDraft, trackWrite } from '../../../src/data/drafts';
import { storeReturnTo, storeTabMember } from '../../../src/data/signInState';
import { memoryStorage } from '../../support/fakeFetch';

describe('session', () => {
  it('keeps one token under the key `token`, and reads it again', () => {
    const storage = memoryStorage();
    createSession(storage, new EventTarget()).start('abc');
    expect(storage.getItem('token')).toBe('abc');
    expect(createSession(storage, new EventTarget()).state().token).toBe('abc');
  });

  it('clears everything stored and sets the redirect at log-out', () => {
    const storage = memoryStorage();
    const session = createSession(storage, new EventTarget());
    session.start('abc');
    storage.setItem('view:x', 'table');
    session.logOut('/Login');
    expect(storage.length).toBe(0);
    expect(session.state()).toMatchObject({ token: null, redirectTo: '/Login' });
  });

  it('leaves nothing in session storage at log-out', () => {
    const { session } = createServices(window);
    session.start('abc');
    storeTabMember('WH100001');
    storeDraft('WH100001', 'ticket', { message: 'Hello' });
    trackWrite();
    storeReturnTo('/wallet?page=3');
    sessionStorage.setItem('another-key', 'x');
    session.logOut('/Login');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('ends only for the given token', () => {
    const storage = memoryStorage();
    const session = createSession(storage, new EventTarget());
    session.start('new');
    session.end('old');
    expect(session.state().token).toBe('new');
    session.end('new');
    expect(session.state()).toEqual({ token: null, expired: false });
    expect(storage.getItem('token')).toBeNull();
  });

  it('expires only for the given token, once, and not after a new sign-in', () => {
    const session = createSession(memoryStorage(), new EventTarget());
    session.start('new');
    let changes = 0;
    session.subscribe(() => changes++);
    session.expire('old');
    expect([session.state().expired, changes]).toEqual([false, 0]);
    session.expire('new');
    session.expire('new');
    expect([session.state(), changes]).toMatchObject([{ token: 'new', expired: true }, 1]);
    session.start('newer');
    expect(session.state()).toMatchObject({ token: 'newer', expired: false });
  });

  it.each(['pageshow', 'visibilitychange'])('is in sync when a suspended page continues with %s', (type) => {
    for (const storage of [memoryStorage(), undefined]) {
      const events = new EventTarget();
      const session = createSession(storage, events);
      session.start('abc');
      storage?.clear();
      expect(session.state().token).toBe('abc');
      events.dispatchEvent(new Event(type));
      // Without storage, the token stays in memory.
      expect(session.state().token).toBe(storage ? null : 'abc');
    }
  });

  it('follows sign-in and sign-out in other tabs, and ignores other stores, other keys and its own token', () => {
    const session = createSession(localStorage, window);
    session.start('abc');
    const changes: unknown[] = [];
    const stop = session.subscribe(() => changes.push(session.state().token));
    const dispatchStorage = (key: string | null, storageArea = localStorage) =>
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
    dispatchStorage('token');
    localStorage.setItem('token', 'from-another-tab');
    dispatchStorage('token', sessionStorage);
    dispatchStorage('view:x');
    expect(changes).toEqual([]);
    dispatchStorage('token');
    localStorage.clear();
    dispatchStorage(null);
    stop();
    localStorage.setItem('token', 'again');
    dispatchStorage('token');
    expect(changes).toEqual(['from-another-tab', null]);
  });

  it('stays in memory when storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = Object.assign(memoryStorage(), {
      getItem: forbid,
      setItem: forbid,
      removeItem: forbid,
      clear: forbid,
    });
    const events = new EventTarget();
    const session = createSession(storage, events);
    expect(session.state().token).toBeNull();
    session.start('abc');
    events.dispatchEvent(new Event('pageshow'));
    expect(session.state().token).toBe('abc');
    session.logOut('/');
    expect(session.state().token).toBeNull();
  });

  it('stays in memory when storage is full, whatever token it has', () => {
    const storage = memoryStorage({ token: 'old' });
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const events = new EventTarget();
    const session = createSession(storage, events);
    session.start('new');
    events.dispatchEvent(new Event('pageshow'));
    expect(session.state().token).toBe('new');
  });
});
