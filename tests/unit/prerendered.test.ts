// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasFittingMarkup, markUnfit } from '../../src/core/prerendered';

const { dataset } = document.documentElement;
let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = '<h1>Login</h1>';
  dataset.page = '/login';
  dataset.visitorsOnly = '';
  history.replaceState({ idx: 0 }, '', '/login');
});
afterEach(() => {
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

const fits = () => {
  markUnfit(window);
  return hasFittingMarkup(root, window);
};

describe('prerendered markup', () => {
  it.each(['/login', '/LOGIN', '/login/', '/login//', '/login?to=x', '/login#part'])(
    'can hydrate at its address: %s',
    (address) => {
      history.replaceState(null, '', address);
      expect(fits()).toBe(true);
      expect(root.childElementCount).toBe(1);
      expect(dataset.unfit).toBeUndefined();
    },
  );

  it.each<[why: string, change: () => void]>([
    ['another address', () => history.replaceState(null, '', '/loginn')],
    ['an e-mail that was passed on', () => history.replaceState({ usr: { email: 'a@b.test' } }, '')],
    ['a member, who is led away', () => localStorage.setItem('token', 't')],
    ['a page that says not what it is of', () => delete dataset.page],
  ])('is hidden at once and then removed for %s', (_why, change) => {
    change();
    markUnfit(window);
    expect(dataset.unfit).toBe('');
    expect(hasFittingMarkup(root, window)).toBe(false);
    expect(root.childElementCount).toBe(0);
    expect(dataset.unfit).toBeUndefined();
  });

  it('can hydrate for a member on a page open to members', () => {
    delete dataset.visitorsOnly;
    localStorage.setItem('token', 't');
    expect(fits()).toBe(true);
  });

  it('can hydrate when storage is forbidden, where nobody can be signed in', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(fits()).toBe(true);
  });

  it('requests the early script only when it cannot hydrate', () => {
    const asked = () =>
      [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
    dataset.early = '/assets/early-1.js';
    markUnfit(window);
    expect(asked()).toEqual([]);
    history.replaceState(null, '', '/elsewhere');
    markUnfit(window);
    expect(asked()).toEqual(['/assets/early-1.js']);
  });

  it('that was hidden is not hydrated, even when the address matches by then', () => {
    history.replaceState(null, '', '/elsewhere');
    markUnfit(window);
    history.replaceState(null, '', '/login');
    expect(hasFittingMarkup(root, window)).toBe(false);
    expect(dataset.unfit).toBeUndefined();
  });

  it('is absent from the shell', () => {
    root.replaceChildren();
    expect(hasFittingMarkup(root, window)).toBe(false);
  });
});
