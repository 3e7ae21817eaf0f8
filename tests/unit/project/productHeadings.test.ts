import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const E2E = 'tests/e2e';
const product = readFileSync('docs/product.md', 'utf8');

/** Headings that need no end-to-end test of their own, each with what covers it instead. */
const exceptions: Readonly<Record<string, string>> = {
  Screens: 'the headings below it',
  Entities: 'tests/contract',
  Values: 'tests/unit/list/listFields.test.tsx, tests/unit/core/valueTypes.test.ts',
  Calls: 'tests/contract',
  'Request behaviour': 'tests/unit/api/http.test.ts, tests/unit/providers/dataProviderLists.test.ts',
  Rules:
    'tests/unit/pages/accountRules.test.ts, tests/unit/pages/withdrawal.test.ts, tests/unit/pages/*Form.test.tsx',
  Messages: 'the unit tests of the component that shows each message',
  Constants: 'the unit tests of the code that reads each constant',
  Decisions: 'the headings that cite them',
};

/** Returns the tag of a heading: '### Fund transfer' has '@fund-transfer'. */
const tagOf = (heading: string) => `@${heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

const headings = Array.from(product.matchAll(/^###? (.+)$/gm), ([, heading = '']) => heading);
const described = headings.filter((heading) => !(heading in exceptions)).map(tagOf);

/** The tags of all end-to-end tests: `tag: '@lists'` or `tag: ['@lists', '@market']`. */
const tags = new Set(
  readdirSync(E2E, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => readFileSync(`${E2E}/${file}`, 'utf8').match(/\btag:\s*(\[[^\]]*\]|'[^']*')/g) ?? [])
    .flatMap((tag) => tag.match(/@[\w-]+/g) ?? []),
);

it.each(described)('%s of product.md has an end-to-end test', (tag) => {
  expect(tags).toContain(tag);
});

it('every tag of an end-to-end test is a heading of product.md', () => {
  expect([...tags].filter((tag) => !described.includes(tag))).toEqual([]);
});

it('every exception is a heading of product.md', () => {
  expect(headings).toEqual(expect.arrayContaining(Object.keys(exceptions)));
});
