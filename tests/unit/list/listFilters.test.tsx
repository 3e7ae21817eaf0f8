import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExportButton } from '../../../src/list/export/ExportButton';
import { TABLE_WIDTH } from '../../../src/lib/listView';
import { parseListQuery } from '../../../src/list/query/listQuery';
import FilterBar from '../../../src/list/tools/FilterBar';
import TableView from '../../../src/list/view/TableView';
import { json, type SeenRequest } from '../../support/fakeFetch';
import { mockMedia } from '../../support/mockMedia';
import { renderList, respondWithPage, skipOf } from '../../support/renderList';
import { renderListPart } from '../../support/renderListPart';
import { renderPart } from '../../support/renderPart';
import { products } from '../../support/exampleLists';

const productRows = Array.from({ length: 35 }, (_, index) => ({
  name: `Product ${index + 1}`,
  price: String(index - 4.5),
}));
const pageOf = (request: SeenRequest) => respondWithPage(productRows, request);
/** Responds to the request for the first page only. */
const onlyFirstPage = (request: SeenRequest) =>
  skipOf(request) > 0 ? new Promise<Response>(() => undefined) : pageOf(request);
/** The bodies of the requests that load all rows. */
const allPages = [0, 10, 20, 30].map((skip) => ({ limit: 10, skip }));

// Stop `Date`, so that cached data never becomes stale, however long a test takes on a busy machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // A narrow window has the filters in a sheet.
  mockMedia((query) => query === TABLE_WIDTH);
});
afterEach(() => void vi.useRealTimers());

describe('the filters in the URL of a list', () => {
  it('filter all rows without being sent, and can be removed one by one', async () => {
    const { user, seen, container } = renderList(products, pageOf, {
      url: '/list?where.price=minus&where.name=3',
    });
    expect(await screen.findByText('1 of 35')).toBeVisible();
    expect(screen.getByText('Price below 0')).toBeVisible();
    expect(screen.queryByText('Product 4')).toBeNull();
    expect(container.querySelector('[aria-live=polite]')).toHaveTextContent('Page 1: 1–1 of 1');
    expect(seen.map(({ body }) => body)).toEqual(allPages);
    await user.click(screen.getByLabelText('Remove filter Name contains “3”'));
    await screen.findByText('5 of 35');
    expect(screen.getByText('Product 4')).toBeVisible();
  });

  it('are combined with the search and the sort order, on every page', async () => {
    const url = '/list?where.name=1&q=t+1&sort=-price&page=2';
    const { user, container } = renderList(products, pageOf, { url });
    await screen.findByText('11 of 35');
    expect(screen.getAllByText(/^Product \d/).map((cell) => cell.textContent)).toEqual(['Product 1']);
    expect(container.querySelector('[aria-live=polite]')).toHaveTextContent('Page 2: 11–11 of 11');
    await user.click(screen.getByLabelText('Remove search “t 1”'));
    await screen.findByText('13 of 35');
  });

  it('request the figures of the whole list with the first page', async () => {
    const resource = {
      ...products,
      summary: [{ key: 'worth', title: 'Worth', valueType: 'money' }],
    } as const;
    const withWorth = async (request: SeenRequest) =>
      json({ ...((await pageOf(request).json()) as object), worth: '10' });
    const { seen } = renderList(resource, withWorth, { url: '/list?where.name=3' });
    await screen.findByText(/of 35/);
    expect(screen.getByText('$10.00')).toBeVisible();
    expect(seen.map(({ body }) => body)).toEqual(allPages);
  });

  it('show progress while all rows load, and can be cancelled', async () => {
    const { user, seen } = renderList(products, onlyFirstPage, { url: '/list?where.name=3' });
    expect(await screen.findByText(/Loading 10 of 35/)).toBeVisible();
    await user.click(screen.getByText('Cancel'));
    expect(await screen.findByText('Product 1')).toBeVisible();
    expect(seen.length).toBeLessThanOrEqual(5);
  });
});

it('a list ignores an invalid sort order with a message, and warns when its totals may lack rows', async () => {
  const { user, seen } = renderList(
    products,
    () => json({ success: true, message: '', data: productRows.slice(0, 2), count: 3 }),
    { url: '/list?sort=-gone' },
  );
  expect(await screen.findByText('Product 1')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent("This list can't be sorted by “gone”");
  expect(seen).toHaveLength(1);
  await user.click(screen.getByLabelText('Totals of Products'));
  expect(await screen.findByText('Totals for all 2 rows')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The server reports 3 rows but sent 2.');
});

describe('the filter bar of a list', () => {
  const renderBar = () => renderListPart(products, (url) => <FilterBar resource={products} url={url} />);
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('adds filters to the URL, and shows an error for invalid values', async () => {
    const { user, search } = renderBar();
    fill('Contains', 'T'.repeat(201));
    add();
    expect(await screen.findByText('Enter some text (up to 200 characters)')).toBeVisible();
    expect(screen.getByLabelText('Contains')).toHaveFocus();
    // The text must not be shortened, because a shorter one would match other rows.
    expect(screen.getByLabelText('Contains')).toHaveValue('T'.repeat(201));
    fill('Contains', 'Product 1');
    add();
    await waitFor(() => expect(search()).toBe('?where.name=Product 1'));

    fireEvent.mouseDown(screen.getByLabelText('Column'));
    await user.click(await screen.findByTitle('Price'));
    fill('From', '9');
    fill('To', '1');
    add();
    expect(await screen.findByText('This is above the end of the range')).toBeVisible();
    fill('To', '11');
    add();
    await waitFor(() => expect(search()).toBe('?where.name=Product 1&where.price=9..11'));
  });

  it('has a select of sort orders in the card view', async () => {
    mockMedia(() => false);
    const { user, search } = renderBar();
    fireEvent.mouseDown(screen.getByLabelText('Sort by'));
    await user.click(await screen.findByTitle('Price, highest first'));
    expect(search()).toBe('?sort=-price');
  });

  it('stays open with the typed text when another option of a select is chosen, which hides the old rows', async () => {
    const options = [
      { label: 'All', value: '' },
      { label: 'Sold', value: 'SOLD' },
    ];
    const choices = [{ name: 'status', title: 'Status', control: 'select', options }] as const;
    const { user, seen } = renderList({ ...products, read: { ...products.read, choices } }, ({ body }) => {
      const name = (body as { status: string }).status === 'SOLD' ? 'Sold product' : 'Any product';
      return json({ success: true, message: '', data: [{ name, price: '1' }], count: 1 });
    });
    await screen.findByText('Any product');
    await user.click(screen.getByLabelText('Filter Products'));
    fireEvent.change(await screen.findByLabelText('Contains'), { target: { value: 'prod' } });
    fireEvent.mouseDown(screen.getByLabelText('Status'));
    await user.click(await screen.findByTitle('Sold'));
    expect(screen.getByLabelText('Contains')).toHaveValue('prod');
    expect(screen.queryByText('Any product')).toBeNull();
    expect(await screen.findByText('Sold product')).toBeVisible();
    expect(screen.getByLabelText('Contains')).toHaveValue('prod');
    expect(seen).toHaveLength(2);
  });
});

const coloured = {
  ...products,
  fields: [...products.fields, { key: 'colour', title: 'Colour', valueType: 'text', smallSet: true }],
} as const;
const colouredRows = productRows.map((row, index) => ({ ...row, colour: index < 30 ? 'red' : 'blue' }));

it('a column select filters by the values of all rows, which it loads when opened, again after a failure', async () => {
  let fails = true;
  const { user, seen } = renderList(coloured, (request) =>
    fails && skipOf(request) > 0
      ? json({ success: false, message: 'No' })
      : respondWithPage(colouredRows, request),
  );
  const openValues = () => fireEvent.mouseDown(screen.getByLabelText('Colour'));
  await screen.findByText('Product 1');
  openValues();
  expect(await screen.findByRole('alert')).toHaveTextContent("the other pages couldn't be loaded");
  expect(screen.queryByTitle('blue')).toBeNull();
  fails = false;
  // A press on the open select keeps it open. antd closes a select asynchronously.
  fireEvent.mouseDown(document.body);
  await waitFor(() => expect(screen.getByLabelText('Colour')).toHaveAttribute('aria-expanded', 'false'));
  openValues();
  await user.click(await screen.findByTitle('blue'));
  await screen.findByText('5 of 35');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByTitle('red'));
  await screen.findByText('35 of 35');
  expect(screen.getByText('Colour: blue or red')).toBeVisible();
  for (const { body } of seen) expect(allPages).toContainEqual(body);
});

it('two values of a column, chosen before the first one is rendered, both filter the list', async () => {
  renderList(coloured, (request) => respondWithPage(colouredRows, request));
  await screen.findByText('Product 1');
  fireEvent.mouseDown(screen.getByLabelText('Colour'));
  const values = [await screen.findByTitle('blue'), screen.getByTitle('red')];
  act(() => values.forEach((value) => value.click()));
  await screen.findByText('35 of 35');
  act(() => values.forEach((value) => value.click()));
  await waitFor(() => expect(screen.queryByText(/^Colour: /)).toBeNull());
});

it('the sort order of a list is set at a column heading, whose tooltip names the number of rows to sort', async () => {
  const { user, search } = renderListPart(products, (url) => (
    <TableView
      resource={products}
      url={url}
      rows={productRows.slice(0, 1)}
      newRows={new Set()}
      empty={null}
      rowsToLoad={35}
    />
  ));
  const title = screen.getByRole('columnheader', { name: 'Price' });
  expect(title).toHaveAttribute('aria-sort', 'none');
  expect(title).toHaveAttribute('title', 'Sort all 35 rows');
  await user.click(title);
  expect(title).toHaveAttribute('aria-sort', 'ascending');
  expect(search()).toBe('?sort=price');
  await user.click(title);
  expect(title).toHaveAttribute('aria-sort', 'descending');
  expect(search()).toBe('?sort=-price');
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
  const dated = { ...products, dateFilter: 'madeAt' };
  const renderButton = (respond: (request: SeenRequest) => Response | Promise<Response>, search = '') => {
    const query = parseListQuery(dated, new URLSearchParams(search));
    return renderPart(<ExportButton resource={dated} query={query} />, [dated], respond);
  };

  it('contains every row, loaded by the same calls, and is not stopped by the second click of a double click', async () => {
    const { user, bodies, toasts } = renderButton(pageOf);
    await user.dblClick(screen.getByText('Export'));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: '35 rows exported.' }]));
    expect(files).toHaveLength(1);
    expect(files[0]?.name).toBe('Products.csv');
    expect(await rowsOf(files[0]?.blob)).toEqual(productRows.map(({ name, price }) => [name, price]));
    expect(bodies('products')).toEqual(allPages);
  });

  it('is named after the period, and its message says that rows may be missing', async () => {
    const rows = productRows.map((row) => ({ ...row, madeAt: '2026-01-15T10:00:00Z' }));
    const { user, toasts } = renderButton(
      (request) => respondWithPage(rows, request, 38),
      '?from=2026-01-02',
    );
    await user.click(screen.getByText('Export'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.message).toBe('35 rows exported. The server reports 38 rows but sent 35.');
    expect(files[0]?.name).toBe('Products 2026-01-02 to today.csv');
  });

  it('can be stopped without a message, and shows an error when loading fails', async () => {
    let closed = false;
    const { user, toasts } = renderButton((request) =>
      closed ? json({ success: false, message: 'Closed' }) : onlyFirstPage(request),
    );
    await user.click(screen.getByText('Export'));
    await user.click(await screen.findByLabelText('Stop, 10 of 35: exporting Products'));
    closed = true;
    await user.click(await screen.findByText('Export'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ type: 'error' });
    expect(files).toEqual([]);
  });
});
