import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TABLE_WIDTH } from '../../../src/lib/listView';
import { activity } from '../../../src/resources/activity';
import { json } from '../../support/fakeFetch';
import { mockMedia } from '../../support/mockMedia';
import { renderList } from '../../support/renderList';

const file = vi.hoisted(() => ({ gone: true }));
vi.mock('../../../src/list/tools/FilterBar', () => {
  if (file.gone) throw new Error('the file cannot be loaded');
  return { default: () => 'The filters' };
});

it('a filter bar whose code fails to load shows an error with a retry, and the list stays', async () => {
  // In a narrow window, the filter bar is in a sheet.
  mockMedia((query) => query === TABLE_WIDTH);
  const row = { createdAt: '2026-01-01T00:00:00Z', activity: 'x', message: 'one' };
  renderList(activity, () => json({ success: true, message: '', count: 1, data: [row] }));
  await screen.findByText('one');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Filter Activity' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This part of the page couldn't be loaded/);
  expect(screen.getByText('one')).toBeInTheDocument();
  file.gone = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The filters')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
