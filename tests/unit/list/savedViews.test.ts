import { expect, it } from 'vitest';
import { parseViews, viewNameProblem, viewUrl } from '../../../src/list/tools/savedViews';

const view = (name: string, to = '/wallet?sort=amount') => ({ name, list: 'fuel-wallet', to });
const named = (count: number) => Array.from({ length: count }, (_, index) => view(`View ${index + 1}`));

it('the URL of a view has no page, and its parameters are in one order', () => {
  expect(viewUrl('/wallet?totals=1&page=3&sort=amount&where.side=DEBIT&where.side=CREDIT')).toBe(
    '/wallet?sort=amount&totals=1&where.side=DEBIT&where.side=CREDIT',
  );
  expect(viewUrl('/wallet')).toBe('/wallet?');
});

it('stored views are sorted by name', () => {
  expect(parseViews([view('b'), view('A'), view('c')]).map(({ name }) => name)).toEqual(['A', 'b', 'c']);
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'views'],
  ['a list of other things', [7, null, {}, [], { name: 1, list: 'x', to: '/' }]],
  ['a view without a name', [view(' ')]],
  ['a view with a direction override in its name', [view('\u202Egnirts')]],
  ['a view with a name that is too long', [view('x'.repeat(41))]],
  ['a view of another site', [view('a', 'https://evil.test/wallet?')]],
  ['a view of another host', [view('a', '//evil.test/wallet?')]],
  ['a view of another host with backslashes', [view('a', '/\\evil.test/wallet?')]],
  ['a view that runs a script', [view('a', 'javascript:alert(1)')]],
  ['a view with a relative path', [view('a', 'wallet?')]],
  ['a view with an invalid URL', [view('a', 'http://')]],
])('stored data is ignored if it is %s', (_, stored) => {
  expect(parseViews(stored)).toEqual([]);
});

it('of stored views, at most 20 are read, and of equal names the first', () => {
  expect(parseViews(named(25))).toHaveLength(20);
  expect(parseViews([view('One'), view('ONE', '/team?')])).toEqual([view('One')]);
});

it.each([
  ['', [], 'Enter a name'],
  [' \n ', [], 'Enter a name'],
  ['x'.repeat(41), [], 'Use at most 40 characters'],
  ['😀'.repeat(40), [], ''],
  ['view  2', named(3), 'Another view has this name'],
  ['New', named(19), ''],
  ['New', named(20), 'You can save up to 20 views. Remove one first.'],
])('the name "%s" for another view gives a message or none', (name, views, problem) => {
  expect(viewNameProblem(views, name)).toBe(problem);
});

it('a view can be renamed at the limit, and keep its name in another case', () => {
  const views = named(20);
  expect(viewNameProblem(views, 'New', views[0])).toBe('');
  expect(viewNameProblem(views, 'VIEW 1', views[0])).toBe('');
  expect(viewNameProblem(views, 'View 2', views[0])).toBe('Another view has this name');
});
