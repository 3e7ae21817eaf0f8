import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setPreferences } from '../../../src/lib/preferences';
import { Cell } from '../../../src/values/Cell';
import { renderPart } from '../../support/renderPart';

const field = {
  key: 'balance',
  title: 'Fuel Wallet',
  valueType: 'money',
  to: '/wallet?totals=1',
} as const;

it('a figure with a list is a link that its title and value name', () => {
  renderPart(<Cell field={field} row={{ balance: '12.5' }} />);
  expect(screen.getByRole('link', { name: 'Fuel Wallet: $12.50' })).toHaveAttribute('href', field.to);
});

it('a hidden figure is a link whose name leaves out the amount', () => {
  setPreferences({ amounts: 'hidden' });
  renderPart(<Cell field={field} row={{ balance: '12.5' }} />);
  expect(screen.getByRole('link', { name: 'Fuel Wallet: Hidden' })).toHaveTextContent('••••');
});

it.each([
  ['while it loads', undefined, true],
  ['if it is unreadable', { balance: 'x' }, false],
])('a figure is no link %s', (_, row, loading) => {
  renderPart(<Cell field={field} row={row} loading={loading} />);
  expect(screen.queryByRole('link')).toBeNull();
});
