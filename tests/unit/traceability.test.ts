// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { everyCall } from '../../contract/calls';
import { isList, isObject, type Resource } from '../../src/core/defineResource';
import { extraRoutes, memberRoutes, publicRoutes } from '../e2e/support/routes';
import { resources } from '../support/resources';
import { calls, requestBehaviour } from '../traceability/calls';
import { faultOf, type Claim } from '../traceability/claim';
import { constants } from '../traceability/constants';
import { decisions } from '../traceability/decisions';
import { entities } from '../traceability/entities';
import { errors, messages } from '../traceability/messages';
import { headings, headingsBelow, linkTo, rowsOf } from '../traceability/product';
import { roles } from '../traceability/roles';
import { routes } from '../traceability/routes';
import { rules } from '../traceability/rules';
import { entryScreens } from '../traceability/screens/entry';
import { homeScreens } from '../traceability/screens/home';
import { layoutScreens } from '../traceability/screens/layout';
import { listScreens } from '../traceability/screens/lists';
import { moneyScreens } from '../traceability/screens/money';
import { tradingScreens } from '../traceability/screens/trading';
import { states } from '../traceability/states';
import { values } from '../traceability/values';

const screens = [
  ...entryScreens,
  ...layoutScreens,
  ...homeScreens,
  ...listScreens,
  ...tradingScreens,
  ...moneyScreens,
];
const PAGE = '../../docs/traceability.md';

interface Section {
  readonly title: string;
  /** The headings of docs/product.md whose tables it traces, row by row. */
  readonly traces: readonly string[];
  readonly claims: readonly Claim[];
  /** How many there are, and how many of them no test shows: a row that is deleted takes its line of the page with it. */
  readonly pinned: readonly [claims: number, untested: number];
}

const sections: readonly Section[] = [
  { title: 'Roles', traces: ['Audience and roles'], claims: roles, pinned: [6, 0] },
  {
    title: 'Routes',
    traces: ['Public routes', 'Member routes', 'Guards'],
    claims: routes,
    pinned: [45, 0],
  },
  { title: 'Screens', traces: headingsBelow('Screens'), claims: screens, pinned: [96, 0] },
  { title: 'Entities', traces: ['Entities'], claims: entities, pinned: [26, 0] },
  { title: 'Values', traces: ['Values'], claims: values, pinned: [21, 0] },
  { title: 'Calls', traces: ['Calls'], claims: calls, pinned: [39, 0] },
  { title: 'Request behaviour', traces: ['Request behaviour'], claims: requestBehaviour, pinned: [8, 0] },
  { title: 'States', traces: ['States'], claims: states, pinned: [22, 0] },
  { title: 'Rules', traces: ['Rules'], claims: rules, pinned: [24, 0] },
  { title: 'Messages', traces: ['Messages'], claims: messages, pinned: [22, 0] },
  { title: 'Errors', traces: ['Errors'], claims: errors, pinned: [14, 0] },
  { title: 'Constants', traces: ['Constants'], claims: constants, pinned: [38, 0] },
  { title: 'Decisions', traces: ['Decisions'], claims: decisions, pinned: [18, 0] },
];

const named = sections.map((section) => [section.title, section] as const);
const faultsOf = (claims: readonly Claim[]) =>
  claims.map((one) => faultOf(one)).filter((fault) => fault !== '');

/** What the rows below a heading of docs/product.md are called in claims. */
const itemsOf = (heading: string): string[] =>
  rowsOf(heading).map(([first = '', second = '']) =>
    heading === 'Calls' ? `${first} ${second.replace('api/user/', '')}` : first,
  );

/** The claims in the order of docs/product.md; those of a screen stand under its heading. */
function inOrder({ traces, claims }: Section): Claim[] {
  const order = [...traces, ...traces.flatMap(itemsOf)];
  const placeOf = ({ item }: Claim) =>
    Math.max(order.indexOf(item), order.indexOf(item.split(': ')[0] ?? ''));
  return claims.toSorted((a, b) => placeOf(a) - placeOf(b));
}

describe('every promise of docs/product.md has a test', () => {
  it.each(named)('%s', (_title, { claims, pinned }) => {
    expect(faultsOf(claims)).toEqual([]);
    const open = claims.filter(({ missing }) => missing !== undefined);
    expect([claims.length, open.length]).toEqual(pinned);
  });

  it('every heading that is traced stands there once', () => {
    expect(new Set(headings).size).toBe(headings.length);
    for (const { traces } of sections) expect(headings).toEqual(expect.arrayContaining([...traces]));
  });

  it.each(named.filter(([title]) => title !== 'Screens'))(
    '%s: every row has a claim, every claim a row',
    (_title, { traces, claims }) => {
      expect(claims.map(({ item }) => item).toSorted()).toEqual(traces.flatMap(itemsOf).toSorted());
    },
  );

  it('every screen has a claim, every claim a screen', () => {
    const claimed = new Set(screens.map(({ item }) => item.split(': ')[0]));
    expect([...claimed].sort()).toEqual(headingsBelow('Screens').sort());
    expect(new Set(screens.map(({ item }) => item)).size).toBe(screens.length);
  });

  it('the end-to-end tests walk every route', () => {
    const paths = ['Public routes', 'Member routes'].flatMap((heading) =>
      rowsOf(heading).map(([path]) => path),
    );
    expect(paths.map((path) => path?.replace(':level', '1')).toSorted()).toEqual(
      [...publicRoutes, ...extraRoutes, ...memberRoutes].toSorted(),
    );
  });

  // `npx vitest run tests/unit/traceability.test.ts -u` writes the page anew.
  it('docs/traceability.md says so', async () => {
    const cell = (text: string) => text.replaceAll('|', '\\|');
    const row = ({ item, shown, missing }: Claim) => {
      const tests = shown.map(({ file, title }) => `\`${file}\`: ${cell(title)}`).join('<br>');
      return `| ${cell(item)} | ${missing === undefined ? tests : `**No test yet:** ${cell(missing)}`} |`;
    };
    const page = [
      '# What the portal promises, and the test that shows it',
      '',
      'Written by `tests/unit/traceability.test.ts` from `tests/traceability/` against [product.md](product.md). It fails where a',
      'row of that page has no claim, where a named test is gone, and where it no longer names the thing it shows. Files stand',
      'below `tests/`. A title with `%s` or `${…}` is filled in from a table.',
      ...sections.flatMap((section) => [
        `\n## ${section.title}\n\n${section.traces.map(linkTo).join(', ')}.\n`,
        '| promise | shown by |',
        '| --- | --- |',
        ...inOrder(section).map(row),
      ]),
      '',
    ].join('\n');
    const config = await resolveConfig('docs/traceability.md');
    await expect(await format(page, { ...config, parser: 'markdown' })).toMatchFileSnapshot(PAGE);
  }, 60_000);
});

describe('docs/product.md and the code say the same', () => {
  it.each(rowsOf('Calls').map(([method, path, payload]) => [`${method} ${path}`, payload ?? ''] as const))(
    '%s sends %s',
    (call, payload) => {
      const { request } = everyCall().find(({ method, path }) => `${method} ${path}` === call) ?? {};
      const sent = Object.keys(request?.properties ?? {}).map((key) =>
        request?.required?.includes(key) ? key : `${key}?`,
      );
      expect(sent.toSorted()).toEqual(payload === 'none' ? [] : payload.split(' ').toSorted());
    },
  );

  /** The fields that are shown, each with the call that brings it. */
  const shown = rowsOf('Entities').flatMap(([, fields = '', call = '']) =>
    (fields.split(';')[0] ?? '').split(', ').map((field) => ({ field, call })),
  );
  const callOf = (resource: Resource) =>
    (isList(resource) ? resource.read.path : isObject(resource) ? resource.one.path : '').replace(
      'api/user/',
      '',
    );
  const keysOf = (resource: Resource) => {
    if (!('fields' in resource)) return [];
    const drawn = resource.fields.filter(({ valueType }) => valueType !== 'constant').map(({ key }) => key);
    if (!isList(resource)) return drawn;
    const links = (resource.actions ?? []).flatMap((action) => ('to' in action ? [action.to] : []));
    const used = links.flatMap((link) => Array.from(link.matchAll(/\{(\w+)\}/g), ([, key = '']) => key));
    return [...drawn, ...(resource.summary ?? []).map(({ key }) => key), ...used];
  };

  it.each([...new Set(shown.map(({ call }) => call))].filter((call) => call !== ''))(
    '%s brings the fields of its entities',
    (wanted) => {
      const promised = new Set(shown.filter(({ call }) => call === wanted).map(({ field }) => field));
      const coded = new Set(resources.filter((resource) => callOf(resource) === wanted).flatMap(keysOf));
      expect([...coded].sort()).toEqual([...promised].sort());
    },
  );
});

describe('comments cite what stands in docs/product.md', () => {
  const folders = ['src', 'sandbox', 'contract', 'tests', 'bench', 'scripts'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map((file) => join(folder, file)),
  );
  const numbers = rowsOf('Decisions').map(([number]) => number);

  it('headings and decisions', () => {
    const wrong = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const cited = Array.from(text.matchAll(/\(product\.md: ([^();]+)/g), ([, list = '']) =>
        list.split(', '),
      );
      const decided = Array.from(text.matchAll(/product\.md[^()]*? decision (\d+)/g), ([, number]) => number);
      return [
        ...cited.flat().filter((heading) => !headings.includes(heading)),
        ...decided.filter((number) => !numbers.includes(number ?? '')),
      ].map((what) => `${file}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });
});
