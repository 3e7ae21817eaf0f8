import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../src/data/preferences';
import { json, type SeenRequest } from '../support/fakeFetch';
import { renderList, respondWithPage, skipOf } from '../support/renderList';
import { products } from '../support/exampleLists';

const productRows = Array.from({ length: 35 }, (_, index) => ({
  name: `Product ${index + 1}`,
  price: String(index - 4.5),
}));
const pageOf = (request: SeenRequest) => respondWithPage(productRows, request);
/** The bodies of the requests that load all rows. */
const allPages = [0, 10, 20, 30].map((skip) => ({ limit: 10, skip }));
/** The products with a column whose select offers the values of all rows. */
const coloured = {
  ...products,
  fields: [...products.fields, { key: 'colour', title: 'Colour', valueType: 'text', smallSet: true }],
} as const;
const state = () => screen.getByRole('status');

// Stop `Date`, so that cached data never becomes stale, however long a test takes on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('column filters', () => {
  it('in the URL filter all rows without being sent, and are removed one by one, or all at once', async () => {
    const { user, seen } = renderList(products, pageOf, { url: '/list?where.price=minus&where.name=3' });
    await waitFor(() => expect(state()).toHaveTextContent('1 of 35'));
    expect(screen.getByText('Name contains “3”')).toBeVisible();
    expect(screen.queryByText('Product 4')).toBeNull();
    expect(seen.map(({ body }) => body)).toEqual(allPages);
    await user.click(screen.getByRole('link', { name: 'Remove filter Price below 0' }));
    await waitFor(() => expect(state()).toHaveTextContent('9 of 35'));
    await user.click(within(state()).getByRole('link', { name: 'Clear' }));
    expect(await screen.findByText('Product 4')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('are added in a form that shows an error for invalid values', async () => {
    const { user } = renderList(products, pageOf);
    await screen.findByText('Product 1');
    await user.click(screen.getByRole('button', { name: 'Filter Products' }));
    const add = await screen.findByRole('button', { name: 'Add filter' });
    fireEvent.change(screen.getByLabelText('Contains'), { target: { value: 'T'.repeat(201) } });
    await user.click(add);
    expect(await screen.findByText('Enter some text (up to 200 characters)')).toBeVisible();
    expect(screen.getByLabelText('Contains')).toHaveFocus();
    // The text must not be shortened, because a shorter one would match other rows.
    expect(screen.getByLabelText('Contains')).toHaveValue('T'.repeat(201));
    fireEvent.change(screen.getByLabelText('Contains'), { target: { value: 'Product 1' } });
    await user.click(add);
    await waitFor(() => expect(state()).toHaveTextContent('11 of 35'));

    fireEvent.mouseDown(screen.getByLabelText('Column'));
    await user.click(await screen.findByTitle('Price'));
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '9' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '1' } });
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    expect(await screen.findByText('Enter a range, such as 10 to 20')).toBeVisible();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '11' } });
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await waitFor(() => expect(state()).toHaveTextContent('2 of 35'));
    expect(screen.getByText('Price from 9 to 11')).toBeVisible();
  });
});

describe('the filter bar of a list', () => {
  it('stays open with the typed text when another option of a select is chosen, which hides the old rows', async () => {
    const options = [
      { label: 'All', value: '' },
      { label: 'Sold', value: 'SOLD' },
    ];
    const choices = [{ name: 'status', title: 'Status', control: 'select', options }] as const;
    const { user, seen } = renderList({ ...products, read: { ...products.read, choices } }, (request) =>
      (request.body as { status: string }).status === 'SOLD'
        ? json({ success: true, message: '', data: [{ name: 'Sold product', price: '1' }], count: 1 })
        : pageOf(request),
    );
    await screen.findByText('Product 1');
    await user.click(screen.getByRole('button', { name: 'Filter Products' }));
    fireEvent.change(await screen.findByLabelText('Contains'), { target: { value: 'typed' } });
    fireEvent.mouseDown(screen.getByLabelText('Status'));
    await user.click(await screen.findByTitle('Sold'));
    expect(screen.getByLabelText('Contains')).toHaveValue('typed');
    expect(screen.queryByText('Product 1')).toBeNull();
    expect(await screen.findByText('Sold product')).toBeVisible();
    expect(screen.getByLabelText('Contains')).toHaveValue('typed');
    expect(seen).toHaveLength(2);
  });

  it('has a select that offers the values of all rows and filters by the chosen ones', async () => {
    const rows = productRows.map((one, index) => ({ ...one, colour: index < 30 ? 'red' : 'blue' }));
    const { user, seen } = renderList(coloured, (request) => respondWithPage(rows, request));
    await screen.findByText('Product 1');
    expect(seen).toHaveLength(1);
    fireEvent.mouseDown(screen.getByLabelText('Colour'));
    await user.click(await screen.findByTitle('blue'));
    await waitFor(() => expect(state()).toHaveTextContent('5 of 35'));
    expect(screen.getByText('Colour: blue')).toBeVisible();
    expect(seen.map(({ body }) => body)).toEqual(allPages);
    await user.click(screen.getByTitle('red'));
    await waitFor(() => expect(state()).toHaveTextContent('35 of 35'));
    await user.click(screen.getByRole('link', { name: 'Remove filter Colour: blue or red' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('has a select that says when the other pages could not be loaded, and loads them when opened again', async () => {
    const rows = productRows.map((one, index) => ({ ...one, colour: index < 10 ? 'red' : 'blue' }));
    let fails = true;
    renderList(coloured, (request) =>
      fails && skipOf(request) > 0 ? json({ success: false, message: 'No' }) : respondWithPage(rows, request),
    );
    await screen.findByText('Product 1');
    fireEvent.mouseDown(screen.getByLabelText('Colour'));
    expect(await screen.findByRole('alert')).toHaveTextContent("the other pages couldn't be loaded");
    expect(screen.queryByTitle('blue')).toBeNull();
    fails = false;
    fireEvent.mouseDown(screen.getByLabelText('Colour'));
    fireEvent.mouseDown(screen.getByLabelText('Colour'));
    expect(await screen.findByTitle('blue')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has a search that finds a text in any text column, and shows all rows when cleared', async () => {
    const { user } = renderList(products, pageOf);
    await screen.findByText('Product 1');
    const search = screen.getByRole('searchbox', { name: 'Search Products' });
    await user.type(search, ' PRODUCT 3{Enter}');
    await waitFor(() => expect(state()).toHaveTextContent('7 of 35'));
    expect(screen.getByText('“PRODUCT 3”')).toBeVisible();
    await user.clear(search);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});

describe('the sort order of a list', () => {
  const names = () => screen.getAllByText(/^Product \d+$/).map((cell) => cell.textContent);

  it('is set at a column heading, whose tooltip names the number of rows to sort', async () => {
    setPreferences({ view: 'table' });
    const { user, seen } = renderList(products, pageOf);
    await screen.findByText('Product 1');
    expect(seen).toHaveLength(1);
    const title = screen.getByRole('columnheader', { name: 'Price' });
    expect(title).not.toHaveAttribute('aria-sort');
    expect(title).toHaveAttribute('title', 'Sort all 35 rows');
    await user.click(title);
    await waitFor(() => expect(title).toHaveAttribute('aria-sort', 'ascending'));
    await user.click(title);
    await waitFor(() => expect(title).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(names()[0]).toBe('Product 35'));
    expect(seen.map(({ body }) => body)).toEqual(allPages);
    expect(screen.getByText('Price, highest first')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Remove sort order Price, highest first' }));
    await waitFor(() => expect(names()[0]).toBe('Product 1'));
  });

  it('is chosen by name in the card view, and ignored with a message for an unknown column', async () => {
    const { user, seen } = renderList(products, pageOf, { url: '/list?sort=-gone' });
    expect(await screen.findByText('Product 1')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent("This list can't be sorted by “gone”");
    expect(seen).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Filter Products' }));
    fireEvent.mouseDown(await screen.findByLabelText('Sort by'));
    await user.click(await screen.findByTitle('Price, highest first'));
    await waitFor(() => expect(names()[0]).toBe('Product 35'));
  });
});

it('the totals of a list cover all pages, once they are requested', async () => {
  const { user } = renderList(products, pageOf);
  await screen.findByText('Product 1');
  await user.click(screen.getByRole('button', { name: 'Totals of Products' }));
  const totals = await screen.findByRole('region', { name: 'Totals of Products' });
  expect(totals).toHaveTextContent('Totals for all 35 rows');
  // The prices run from -4.5 to 29.5.
  expect(totals).toHaveTextContent('Results35Win rate30 of 35 (85.7 %)Price$437.50Best$29.50Worst-$4.50');
});

describe('the export of a list', () => {
  const files: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    files.length = 0;
    let made: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made = blob as Blob;
      return 'blob:products';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (made) files.push({ name: this.download, blob: made });
    });
  });
  const rowsOf = async (blob: Blob | undefined) =>
    Papa.parse<string[]>((await blob?.text()) ?? '').data.slice(1, -1);

  it('contains every row, loaded by the same calls, and is not stopped by the second click of a double click', async () => {
    const { user, seen, toasts } = renderList(products, pageOf);
    await screen.findByText('Product 1');
    await user.dblClick(screen.getByRole('button', { name: 'Export Products' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('Products.csv');
    expect(await rowsOf(files[0]?.blob)).toEqual(productRows.map(({ name, price }) => [name, price]));
    expect(seen.map(({ body }) => body)).toEqual(allPages);
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: '35 rows exported.' }]));
  });

  it('is named after the period, and its message says that rows may be missing', async () => {
    const dated = { ...products, dateFilter: 'madeAt' } as const;
    const rows = productRows.map((row) => ({ ...row, madeAt: '2026-01-15T10:00:00Z' }));
    const wrongCount = (request: SeenRequest) => respondWithPage(rows, request, 38);
    const { user, toasts } = renderList(dated, wrongCount, { url: '/list?from=2026-01-02' });
    expect(await screen.findByText(/38/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export Products' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('Products 2026-01-02 to today.csv');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.message).toMatch(/^35 rows exported\. .+38/);
    // The list shows the same warning.
    const [, warning = ''] = toasts[0]?.message.split('exported. ') ?? [];
    expect(screen.getByText(warning)).toBeVisible();
  });

  it('can be stopped without a message, and shows an error when loading fails', async () => {
    let closed = false;
    const { user, toasts } = renderList(products, (request) => {
      if (closed) return json({ success: false, message: 'Closed' });
      return skipOf(request) > 0 ? new Promise<Response>(() => undefined) : pageOf(request);
    });
    await screen.findByText('Product 1');
    await user.click(screen.getByRole('button', { name: 'Export Products' }));
    await user.click(await screen.findByRole('button', { name: 'Stop, 10 of 35: exporting Products' }));
    closed = true;
    await user.click(await screen.findByRole('button', { name: 'Export Products' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ type: 'error' });
    expect(files).toEqual([]);
  });
});
