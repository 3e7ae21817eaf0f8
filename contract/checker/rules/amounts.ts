import * as registry from '../../../src/resources';
import { isList, getValue, type ListResource, type Resource } from '../../../src/core/defineResource';
import { readDecimal } from '../../../src/core/money';
import { listBody } from '../../../src/core/resourceRequest';
import { valueTypeOf } from '../../../src/core/valueTypes';
import type { Send } from '../client';
import { readRows, requestOf, show, violation, type ListTarget, type Rule } from '../rule';

/** The maximum number of pages of a list to read, to find the rows that its detail list contains too. */
const MAX_PAGES = 4;

const resources: readonly Resource[] = Object.values(registry);

const amountKeys = ({ fields }: ListResource) =>
  fields.filter(({ valueType }) => valueTypeOf(valueType).isAmount).map(({ key }) => key);

async function firstRows(list: ListResource, send: Send): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const exchange = await send({
      method: list.read.method,
      path: list.read.path,
      body: listBody(list.read, page, {}),
    });
    const found = readRows(exchange, list.read.rows) ?? [];
    rows.push(...found);
    if (found.length === 0) break;
  }
  return rows;
}

export const sameAmounts: Rule<ListTarget> = {
  id: 'same-amounts',
  description: 'An amount has the same digits in a list and in its detail.',
  appliesTo: ({ resource: { rowKey, read } }) => rowKey !== undefined && read.params !== undefined,
  check: async (target, send) => {
    const { resource } = target;
    const rowKey = resource.rowKey ?? '';
    const others = resources
      .filter(isList)
      .filter((list) => list.rowKey === rowKey && list !== resource && !list.read.params);
    const exchange = await send(requestOf(target));
    const details = readRows(exchange, resource.read.rows) ?? [];
    let compared = 0;
    for (const other of others) {
      const keys = amountKeys(resource).filter((key) => amountKeys(other).includes(key));
      if (keys.length === 0) continue;
      const byId = new Map((await firstRows(other, send)).map((row) => [String(getValue(row, rowKey)), row]));
      for (const detail of details) {
        const row = byId.get(String(getValue(detail, rowKey)));
        if (row === undefined) continue;
        for (const key of keys) {
          const [inList, inDetail] = [getValue(row, key), getValue(detail, key)];
          const expected = readDecimal(inList);
          if (!expected) continue;
          compared += 1;
          if (readDecimal(inDetail)?.eq(expected)) continue;
          const place = `as in ${other.name} (${rowKey} ${show(getValue(row, rowKey))})`;
          return violation(`${key} ${show(inList)}, ${place}`, `${key} ${show(inDetail)}`, exchange);
        }
      }
    }
    return compared === 0 ? 'none of its rows is in another list' : [];
  },
};
