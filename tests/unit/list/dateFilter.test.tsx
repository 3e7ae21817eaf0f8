import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { periodOf, setFilter } from '../../../src/list/query/listQuery';
import DateFilter from '../../../src/list/tools/DateFilter';
import FilterBar from '../../../src/list/tools/FilterBar';
import { mockMedia } from '../../support/mockMedia';
import { renderListPart } from '../../support/renderListPart';
import { products } from '../../support/exampleLists';

const renderDates = (search = '') =>
  renderListPart(
    { ...products, dateFilter: 'madeAt' },
    (url) => (
      <DateFilter
        range={periodOf(url.query)}
        onChange={(range) => setFilter(url, 'madeAt', { kind: 'period', key: 'madeAt', ...range })}
      />
    ),
    search,
  );
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const from = () => screen.getByLabelText('Date from');
const to = () => screen.getByLabelText('Date to');

/** Makes date inputs the browser's own. Otherwise they are date pickers once the code of the picker has loaded. */
const mockTouchScreen = () => mockMedia((query) => query === '(pointer: coarse)');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-10T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('date filters show an error for invalid dates, and keep what was typed', async () => {
  mockTouchScreen();
  const { search } = renderDates();
  press('Apply Filters');
  expect(await screen.findByText('Choose a date')).toBeVisible();
  fill('Date from', '2026-01-20');
  fill('Date to', '2026-01-05');
  press('Apply Filters');
  await waitFor(() => expect(from()).toHaveAccessibleDescription('The start date is after the end date'));
  expect(to()).toHaveValue('2026-01-05');
  press('Reset Filters');
  expect(from()).toHaveValue('');
  expect(search()).toBe('');
});

it('a date picker takes a day from its calendar, and no day when its date is deleted with the keyboard', async () => {
  const { user, search } = renderDates('?from=2026-01-30&to=2026-02-05');
  expect(from()).toHaveValue('2026-01-30');
  for (const input of [from, to]) {
    await user.hover(input());
    await waitFor(() => expect(input().closest('.ant-picker')).not.toBeNull());
  }
  await user.click(from());
  await user.click(await screen.findByTitle('2026-01-20'));
  await user.clear(to());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(search()).toBe('?from=2026-01-20'));
  await user.paste('2026-02-05');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(search()).toBe('?from=2026-01-20&to=2026-02-05'));
  await user.clear(from());
  await user.tab();
  press('Apply Filters');
  await waitFor(() => expect(search()).toBe('?to=2026-02-05'));
});

it('the filter of a date column takes two dates, and fills them in when a period is chosen', async () => {
  mockTouchScreen();
  const withDate = {
    ...products,
    fields: [{ key: 'madeAt', title: 'Made', valueType: 'date', format: 'day' }],
  } as const;
  const { user, search } = renderListPart(withDate, (url) => <FilterBar resource={withDate} url={url} />);
  fireEvent.mouseDown(screen.getByLabelText('Period'));
  await user.click(await screen.findByTitle('Last month'));
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('2026-01-01'));
  expect(screen.getByLabelText('To')).toHaveValue('2026-01-31');
  fill('From', '2026-01-31');
  fill('To', '2026-01-30');
  press('Add filter');
  expect(await screen.findByText('The start date is after the end date')).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveFocus();
  fill('To', '2026-02-02');
  press('Add filter');
  await waitFor(() => expect(search()).toBe('?where.madeAt=2026-01-31..2026-02-02'));
});
