// @vitest-environment node
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { calls } from '../traceability/calls';
import { faultOf, type Claim } from '../traceability/claim';
import { constants } from '../traceability/constants';
import { messages } from '../traceability/messages';
import { routes } from '../traceability/routes';
import { rules } from '../traceability/rules';
import { memberRoutes, publicRoutes } from '../e2e/support/routes';

const PAGE = '../../docs/traceability.md';

const sections: readonly (readonly [title: string, claims: readonly Claim[]])[] = [
  ['Routes (SPEC §2)', routes],
  ['Calls (SPEC §7)', calls],
  ['Validation rules (SPEC §5)', rules],
  ['Messages (SPEC §8)', messages],
  ['Constants (SPEC §9)', constants],
];

const cell = (text: string) => text.replaceAll('|', '\\|');
const row = ({ item, shown }: Claim) =>
  `| ${cell(item)} | ${shown.map(({ file, title }) => `\`${file}\`: ${cell(title)}`).join('<br>')} |`;
const table = (title: string, claims: readonly Claim[]) =>
  [`## ${title}`, '', '| promise | shown by |', '| --- | --- |', ...claims.map(row), ''].join('\n');

describe('every promise of SPEC has a test', () => {
  it.each(sections)('%s', (_title, claims) => {
    expect(claims.map(faultOf).filter((fault) => fault !== '')).toEqual([]);
    expect(new Set(claims.map(({ item }) => item)).size).toBe(claims.length);
  });

  // A row that is deleted takes its line of the page with it: only a number misses it.
  it('and none is left out: 38 routes, 39 calls, and each of the rest', () => {
    const addresses = routes.map(({ item }) => item).filter((item) => item.startsWith('/'));
    expect(addresses).toHaveLength(38);
    // `routes.spec` walks these lists, so what they lack is not walked.
    expect(addresses.map((item) => item.replace(':level', '1')).toSorted()).toEqual(
      [...publicRoutes, ...memberRoutes].toSorted(),
    );
    expect(calls.filter(({ item }) => /^(GET|POST) /.test(item))).toHaveLength(39);
    expect(sections.map(([title, claims]) => [title, claims.length])).toEqual([
      ['Routes (SPEC §2)', 42],
      ['Calls (SPEC §7)', 44],
      ['Validation rules (SPEC §5)', 19],
      ['Messages (SPEC §8)', 21],
      ['Constants (SPEC §9)', 38],
    ]);
  });

  // `npx vitest run tests/unit/traceability.test.ts -u` writes the page anew.
  it('docs/traceability.md says so', async () => {
    const page = [
      '# What SPEC promises, and the test that shows it',
      '',
      'Written by `tests/unit/traceability.test.ts` from `tests/traceability/`, which fails where a named test is gone or no longer',
      'names the thing it shows. Files stand below `tests/`. A title with `%s` or `${…}` is filled in from a table.',
      '',
      ...sections.map(([title, claims]) => table(title, claims)),
    ].join('\n');
    const config = await resolveConfig('docs/traceability.md');
    await expect(await format(page, { ...config, parser: 'markdown' })).toMatchFileSnapshot(PAGE);
  });
});
