import { describe, expect, it } from 'vitest';
import { isList, type ListResource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';

/** product.md fixes another column order for this list (Trade detail). */
const ordered = ['trade-details'];
const lists = Object.values<object>(registry)
  .filter((one): one is ListResource => isList(one as ListResource))
  .filter(({ name }) => !ordered.includes(name))
  .map((list) => [list.name, list.fields] as const);

/** Members look first for the date, then the subject, the amount and the state; constant columns come last. */
describe.each(lists)('the columns of %s', (_name, fields) => {
  const first = (is: (field: (typeof fields)[number]) => boolean) => fields.findIndex(is);
  const date = first(({ valueType }) => valueType === 'date');

  it('begin with a date or an id', () => {
    if (date >= 0) expect(['date', 'id']).toContain(fields[0]?.valueType);
    expect(fields[0]).not.toMatchObject({ caption: true });
  });

  it('have the amount before the state', () => {
    const [sum, state] = [
      first(({ valueType }) => valueType === 'amount' || valueType === 'money'),
      first(({ title }) => title === 'Status'),
    ];
    if (sum >= 0 && state >= 0) expect(sum).toBeLessThan(state);
  });

  it('end with the value that is the same in every row', () => {
    if (date === 0 && fields.some(({ caption }) => caption))
      expect(fields.at(-1)).toMatchObject({ caption: true });
  });
});
