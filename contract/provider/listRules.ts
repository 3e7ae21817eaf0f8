import type { GetListParams } from '@refinedev/core';
import type { ListResource } from '../../src/core/defineResource';
import {
  expectEqual,
  expectRefusal,
  filterBy,
  givenParams,
  listRule,
  over,
  attempt,
  type ProviderRule,
} from './rule';

/** Rows of a page (docs/product.md: Constants); not imported, because a rule must not rely on the code under test. */
const PAGE = 10;

const rowsKeyOf = ({ read }: ListResource) => read.rows ?? 'data';
const posts = ({ read }: ListResource) => read.method === 'POST';
const gets = ({ read }: ListResource) => read.method === 'GET';

/** Creates rows that differ, so that a lost, repeated or moved row is noticed. */
const rowsOf = (list: ListResource, count: number) =>
  Array.from({ length: count }, (_, place) => ({ [list.rowKey ?? 'place']: `row ${place}`, note: null }));

/** Creates an answer of a list. When its rows have another key than `data`, `data` holds rows of no list. */
const answerOf = (list: ListResource, rows: unknown, count: unknown = 24): object => ({
  ...(rowsKeyOf(list) !== 'data' && { data: [{ note: 'no row of this list' }] }),
  [rowsKeyOf(list)]: rows,
  ...(posts(list) && { count }),
});

const request = (list: ListResource, page = 1, more: Partial<GetListParams> = {}): GetListParams => ({
  resource: list.name,
  pagination: { currentPage: page, pageSize: PAGE },
  filters: givenParams(list),
  ...more,
});

/** Returns the expected body: paging, fixed values, the first option of each choice and the given values. */
function bodyOf({ read }: ListResource, page: number, given: Readonly<Record<string, string>> = {}): object {
  const body: Record<string, unknown> =
    read.method === 'POST' ? { limit: PAGE, skip: (page - 1) * PAGE } : {};
  for (const [key, value] of Object.entries(read.fixed ?? {})) body[key] = value;
  for (const { name, options } of read.choices ?? [])
    if (options[0]?.value !== undefined) body[name] = options[0].value;
  for (const name of read.params ?? []) body[name] = 'given';
  return { ...body, ...given };
}

const sentOf = (list: ListResource, page: number, given: Readonly<Record<string, string>> = {}) => ({
  method: list.read.method,
  path: list.read.path,
  body: bodyOf(list, page, given),
});

/** Invalid page numbers, counts and rows. */
const NO_PAGES = [-3, 0, 2.9, Number.NaN, Number.POSITIVE_INFINITY, 1e300];
const NO_COUNTS = [undefined, null, -1, 1.5, '24', 1e300, [24], {}, true];
const NO_ROWS = [undefined, null, 'rows', 7, { 0: 'x', length: 1 }, true];

/** Rules for the requests of a list. */
const asking: readonly ProviderRule[] = [
  listRule(
    'asks for a page by its own call, with limit, skip and what is fixed, each time anew',
    async (make, list) => {
      const { provider, sent } = over(make, answerOf(list, []));
      const pages = [1, 2, 7, 1];
      for (const page of pages) await provider.getList(request(list, page));
      expectEqual(
        sent,
        pages.map((page) => sentOf(list, page)),
        'sent',
      );
    },
  ),
  listRule('asks for the first page where none is named', async (make, list) => {
    const { provider, sent } = over(make, answerOf(list, []));
    await provider.getList({ resource: list.name, filters: givenParams(list) });
    expectEqual(sent, [sentOf(list, 1)], 'sent');
  }),
  listRule(
    'sends the option that was chosen in place of the first',
    async (make, list) => {
      for (const { name, options } of list.read.choices ?? []) {
        for (const { value } of options) {
          if (value === undefined) continue;
          const { provider, sent } = over(make, answerOf(list, []));
          await provider.getList(
            request(list, 3, { filters: [...givenParams(list), filterBy(name, value)] }),
          );
          expectEqual(sent, [sentOf(list, 3, { [name]: value })], `sent for ${name} ${value}`);
        }
      }
    },
    ({ read }) => (read.choices ?? []).length > 0,
  ),
  listRule('refuses a filter that it does not declare', async (make, list) => {
    const known = [...(list.read.params ?? []), ...(list.read.choices ?? []).map(({ name }) => name)];
    const unknown = ['limit', 'skip', 'no-such-filter', ...list.fields.map(({ key }) => key)];
    for (const field of unknown.filter((key) => !known.includes(key))) {
      const { provider, sent } = over(make, answerOf(list, []));
      const filters = [...givenParams(list), filterBy(field, 'x')];
      await expectRefusal(
        attempt(() => provider.getList(request(list, 1, { filters }))),
        list,
        field,
      );
      expectEqual(sent, [], `sent with a filter by ${field}`);
    }
  }),
  listRule('refuses any filter but equality', async (make, list) => {
    const [known = 'no-such-filter'] = [
      ...(list.read.params ?? []),
      ...(list.read.choices ?? []).map(({ name }) => name),
    ];
    const { provider, sent } = over(make, answerOf(list, []));
    for (const operator of ['ne', 'gte', 'contains'] as const) {
      const filters = [{ field: known, operator, value: '1' }];
      await expectRefusal(
        attempt(() => provider.getList(request(list, 1, { filters }))),
        list,
        known,
      );
    }
    const either = [{ operator: 'or' as const, value: [filterBy(known, '1')] }];
    await expectRefusal(
      attempt(() => provider.getList(request(list, 1, { filters: either }))),
      list,
    );
    expectEqual(sent, [], 'sent');
  }),
  listRule('refuses to be sorted, as no call can', async (make, list) => {
    const field = list.fields[0]?.key ?? 'any';
    const { provider, sent } = over(make, answerOf(list, []));
    const sorters = [{ field, order: 'asc' as const }];
    await expectRefusal(
      attempt(() => provider.getList(request(list, 1, { sorters }))),
      list,
      field,
    );
    expectEqual(sent, [], 'sent');
  }),
  listRule('refuses a page that is none, and asks for no other in its place', async (make, list) => {
    for (const page of NO_PAGES) {
      const { provider, sent } = over(make, answerOf(list, []));
      await expectRefusal(
        attempt(() => provider.getList(request(list, page))),
        list,
      );
      expectEqual(sent, [], `sent for page ${page}`);
    }
  }),
];

/** Rules for the result that the provider returns for an answer. */
const answering: readonly ProviderRule[] = [
  listRule(
    'gives the rows of its own key as they came, and the count of the server',
    async (make, list) => {
      const rows = rowsOf(list, PAGE);
      for (const page of [1, 3]) {
        const { provider } = over(make, answerOf(list, rows));
        const { data, total } = await provider.getList(request(list, page));
        expectEqual({ data, total }, { data: rows, total: 24 }, `page ${page}`);
      }
      const { provider } = over(make, answerOf(list, [], 0));
      const { data, total } = await provider.getList(request(list));
      expectEqual({ data, total }, { data: [], total: 0 }, 'a list without rows');
    },
    posts,
  ),
  listRule(
    'cuts a page out of an answer with all rows, and counts them itself',
    async (make, list) => {
      const rows = rowsOf(list, 24);
      const { provider } = over(make, { ...answerOf(list, rows), count: 7 });
      for (const page of [1, 2, 3, 4]) {
        const { data, total } = await provider.getList(request(list, page));
        const part = rows.slice((page - 1) * PAGE, page * PAGE);
        expectEqual({ data, total }, { data: part, total: 24 }, `page ${page}`);
      }
      const paged = await provider.getList(request(list, 1, { pagination: { mode: 'server' } }));
      expectEqual(
        paged.data,
        rows.slice(0, PAGE),
        'the first page, where pages are wanted and none is named',
      );
    },
    gets,
  ),
  listRule(
    'gives all rows at once where no pages are wanted',
    async (make, list) => {
      const rows = rowsOf(list, 24);
      const { provider } = over(make, answerOf(list, rows));
      const { data, total } = await provider.getList(request(list, 1, { pagination: { mode: 'off' } }));
      expectEqual({ data, total }, { data: rows, total: 24 }, 'all rows');
    },
    gets,
  ),
  listRule('keeps rows of junk: it is for the cells to say that they cannot be read', async (make, list) => {
    const rows = [null, 7, 'text', [], {}, true];
    const { provider } = over(make, answerOf(list, rows, rows.length));
    const { data, total } = await provider.getList(request(list));
    expectEqual({ data, total }, { data: rows, total: rows.length }, 'rows of junk');
  }),
  listRule(
    'passes on the figures beside the rows',
    async (make, list) => {
      const figures = Object.fromEntries((list.summary ?? []).map(({ key }, place) => [key, `${place}.5`]));
      const { provider } = over(make, { ...answerOf(list, []), ...figures });
      const result: object = await provider.getList(request(list));
      const passed = Object.entries(result).filter(([key]) => key in figures);
      expectEqual(Object.fromEntries(passed), figures, 'figures');
    },
    ({ summary = [] }) => summary.length > 0,
  ),
  listRule(
    'refuses a count that no list can have, and names it',
    async (make, list) => {
      for (const count of NO_COUNTS) {
        const answer = { [rowsKeyOf(list)]: rowsOf(list, 1), ...(count !== undefined && { count }) };
        const { provider } = over(make, answer);
        await expectRefusal(
          attempt(() => provider.getList(request(list))),
          list,
          'count',
        );
      }
    },
    posts,
  ),
  listRule('refuses rows that are no list, and names their key', async (make, list) => {
    for (const rows of NO_ROWS) {
      const { provider } = over(make, answerOf(list, rows));
      await expectRefusal(
        attempt(() => provider.getList(request(list))),
        list,
        rowsKeyOf(list),
      );
    }
  }),
];

export const listRules: readonly ProviderRule[] = [...asking, ...answering];
