import { expect, it } from 'vitest';
import { lists } from '../support/resources';

/** product.md fixes another column order for this list (Trade detail). */
const ordered = ['trade-details'];

it.each(lists.filter(({ name }) => !ordered.includes(name)))(
  'the columns of $name are in the order of product.md: date, amount, state, and the value of every row last',
  ({ fields }) => {
    const first = (is: (field: (typeof fields)[number]) => boolean) => fields.findIndex(is);
    const date = first(({ valueType }) => valueType === 'date');
    if (date >= 0) expect(['date', 'id']).toContain(fields[0]?.valueType);
    expect(fields[0]).not.toMatchObject({ caption: true });
    const sum = first(({ valueType }) => valueType === 'amount' || valueType === 'money');
    const state = first(({ title }) => title === 'Status');
    if (sum >= 0 && state >= 0) expect(sum).toBeLessThan(state);
    if (date === 0 && fields.some(({ caption }) => caption))
      expect(fields.at(-1)).toMatchObject({ caption: true });
  },
);
