import { describe, expect, it } from 'vitest';
import { isList, type ListResource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';

/** The product itself names their columns in another order (product.md: Trade detail). */
const ordered = ['trade-details'];
const lists = Object.values<object>(registry)
  .filter((one): one is ListResource => isList(one as ListResource))
  .filter(({ name }) => !ordered.includes(name))
  .map((list) => [list.name, list.fields] as const);

/** What is asked first stands first: when, what, how much, state; then what is rarely asked. */
describe.each(lists)('the columns of %s', (_name, fields) => {
  const first = (is: (field: (typeof fields)[number]) => boolean) => fields.findIndex(is);
  const date = first(({ valueType }) => valueType === 'date');

  it('begin with when, or with whom or which they are about', () => {
    if (date >= 0) expect(['date', 'id']).toContain(fields[0]?.valueType);
    expect(fields[0]).not.toMatchObject({ caption: true });
  });

  it('say how much before they say the state', () => {
    const [sum, state] = [
      first(({ valueType }) => valueType === 'amount' || valueType === 'money'),
      first(({ title }) => title === 'Status'),
    ];
    if (sum >= 0 && state >= 0) expect(sum).toBeLessThan(state);
  });

  it('end with what is the same in every row', () => {
    if (date === 0 && fields.some(({ caption }) => caption))
      expect(fields.at(-1)).toMatchObject({ caption: true });
  });
});
