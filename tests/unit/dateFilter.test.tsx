import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, type SeenRequest } from '../support/fakeFetch';
import { mockMedia } from '../support/mockMedia';
import { renderList, respondWithPage, skipOf } from '../support/renderList';
import { products } from '../support/exampleLists';

const dated = { ...products, dateFilter: 'madeAt' };
const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
const productRows = Array.from({ length: 35 }, (_, index) => ({
  name: `Product ${index + 1}`,
  price: '1',
  madeAt: day(index),
}));
const pageOf = (request: SeenRequest) => respondWithPage(productRows, request);
/** The bodies of the four requests that load all product rows, ten at a time. */
const allPages = [0, 10, 20, 30].map((skip) => ({ limit: 10, skip }));
async function openDates() {
  fireEvent.mouseDown(screen.getByLabelText('Period'));
  fireEvent.click(await screen.findByTitle('Custom'));
  await screen.findByLabelText('Date from');
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const flagged = {
  ...products,
  fields: [
    ...products.fields,
    {
      key: 'sold',
      title: 'Sale',
      valueType: 'flag',
      labels: { true: 'Sold', false: 'unsold' },
    },
  ],
  booleanFilter: 'sold',
} as const;
const flaggedRows = productRows.map((one, index) => ({ ...one, sold: index % 3 === 0 }));

// Stop `Date`, so that cached data never becomes stale, however long a test takes on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('rows of one flag value (product.md, decision 8)', () => {
  it('are loaded by the same calls, have the labels of the flag, and are announced', async () => {
    const { user, seen, container } = renderList(flagged, (request) => respondWithPage(flaggedRows, request));
    const announcement = () => container.querySelector('[aria-live=polite]')?.textContent;
    await screen.findByText('Product 1');
    expect(announcement()).toBe('Page 1: 1–10 of 35');
    await user.click(screen.getByText('Unsold'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('23 of 35'));
    expect(screen.queryByText('Product 1')).toBeNull();
    expect(announcement()).toBe('Page 1: 1–10 of 23');
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(announcement()).toBe('Page 3: 21–23 of 23'));
    expect(seen.map(({ body }) => body)).toEqual(allPages);
    await user.click(screen.getByRole('link', { name: 'Clear' }));
    expect(await screen.findByText('Product 1')).toBeVisible();
  });
});

describe('date filters (product.md, decision 8)', () => {
  it('send no dates: all rows are loaded by the same calls and filtered in the browser', async () => {
    const { user, seen } = renderList(dated, pageOf);
    await screen.findByText('Product 1');
    expect(seen).toHaveLength(1);
    await openDates();
    fill('Date from', '2026-01-05');
    fill('Date to', '2026-01-20');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('16 of 35'));
    expect(await screen.findByText('Product 5')).toBeVisible();
    expect(screen.queryByText('Product 1')).toBeNull();
    expect(screen.getByText('1–10 of 16')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('Product 20')).toBeVisible();
    expect(seen.map(({ body }) => body)).toEqual(allPages);

    await user.click(within(screen.getByRole('status')).getByRole('link', { name: 'Clear' }));
    expect(await screen.findByText('Product 1')).toBeVisible();
    expect(screen.getByLabelText('Date from')).toHaveValue('');
  });

  it('show an error for invalid dates, and keep what was typed', async () => {
    const { user, seen } = renderList(dated, pageOf);
    await screen.findByText('Product 1');
    await openDates();
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(await screen.findByText('Choose a date')).toBeVisible();
    fill('Date from', '2026-01-20');
    fill('Date to', '2026-01-05');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Date from')).toHaveAccessibleDescription(
        'The start date is after the end date',
      ),
    );
    expect(screen.getByLabelText('Date to')).toHaveValue('2026-01-05');
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect(screen.getByLabelText('Date from')).toHaveValue('');
    expect(seen).toHaveLength(1);
  });

  it('show progress, and can be cancelled', async () => {
    const { user, seen } = renderList(
      dated,
      (request) => (skipOf(request) > 0 ? new Promise<Response>(() => undefined) : pageOf(request)),
      { url: '/list?from=2026-01-30' },
    );
    expect(await screen.findByText(/Loading 10 of 35/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Product 1')).toBeVisible();
    expect(seen.length).toBeLessThanOrEqual(5);
  });

  it('show the error when loading fails', async () => {
    renderList(dated, () => json({ success: false, message: 'Closed for the night' }), {
      url: '/list?from=2026-01-30',
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Closed for the night');
  });
});

it('a date input opens a calendar with a mouse, and the chosen day filters the rows', async () => {
  const { user, container } = renderList(dated, pageOf, { url: '/list?from=2026-01-30' });
  await screen.findByText('Product 30');
  expect(screen.getByRole('status')).toHaveTextContent('6 of 35');
  expect(await screen.findByLabelText('Date from')).toHaveValue('2026-01-30');
  await user.hover(screen.getByLabelText('Date from'));
  await waitFor(() => expect(container.querySelector('.ant-picker')).toBeInTheDocument());
  await user.click(screen.getByLabelText('Date from'));
  await user.click(await screen.findByTitle('2026-01-20'));
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('16 of 35'));
});

it('the filter of a date column takes two dates, and fills them in when a period is chosen', async () => {
  vi.setSystemTime('2026-02-10T12:00:00Z');
  // On a touch screen, date inputs are the browser's own.
  mockMedia((query) => query === '(pointer: coarse)');
  const withDate = {
    ...products,
    fields: [{ key: 'madeAt', title: 'Made', valueType: 'date', format: 'day' }],
  } as const;
  const { user } = renderList(withDate, pageOf);
  await user.click(await screen.findByRole('button', { name: 'Filter Products' }));
  fireEvent.mouseDown(await screen.findByLabelText('Period'));
  await user.click(await screen.findByTitle('Last month'));
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('2026-01-01'));
  expect(screen.getByLabelText('To')).toHaveValue('2026-01-31');
  fill('From', '2026-01-31');
  fill('To', '2026-01-30');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  expect(
    await screen.findByText("Choose a start date, an end date or both. The start can't be after the end."),
  ).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveFocus();
  fill('To', '2026-02-02');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 of 35'));
});

// Last, because date inputs stay date pickers once the code of the picker has loaded.
it('a date in the date picker is removed by deleting it with the keyboard', async () => {
  const { user } = renderList(dated, pageOf, { url: '/list?from=2026-01-05&to=2026-01-20' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('16 of 35'));
  await user.hover(await screen.findByLabelText('Date to'));
  await waitFor(() => expect(screen.getByLabelText('Date to').closest('.ant-picker')).not.toBeNull());
  await user.clear(screen.getByLabelText('Date to'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('31 of 35'));
  await user.type(screen.getByLabelText('Date to'), '2026-01-20{Enter}');
  await user.clear(screen.getByLabelText('Date from'));
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('20 of 35'));
});
