import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, type SeenRequest } from '../support/fakeFetch';
import { renderList } from '../support/renderList';
import { toy } from '../support/toy';

const toys = Array.from({ length: 35 }, (_, index) => ({
  name: `Toy ${index + 1}`,
  price: String(index - 4.5),
}));
const skipOf = ({ body }: SeenRequest) => (body as { skip: number }).skip;
const pageOf = (request: SeenRequest) => {
  const skip = skipOf(request);
  return json({ success: true, message: '', data: toys.slice(skip, skip + 10), count: toys.length });
};
const state = () => screen.getByRole('status');

describe('filters by the kind of a value', () => {
  it('stand in the address, and send nothing but pages', async () => {
    const { seen } = renderList(toy, pageOf, { address: '/list?where.price=minus&where.name=toy' });
    expect(await screen.findByText('5 of 35')).toBeVisible();
    expect(screen.getByText('Price below 0')).toBeVisible();
    expect(screen.getByText('Name has “toy”')).toBeVisible();
    expect(screen.queryByText('Toy 6')).toBeNull();
    expect(seen.map(({ body }) => body)).toEqual([0, 10, 20, 30].map((skip) => ({ limit: 10, skip })));
  });

  it('are taken back one by one, or all at once', async () => {
    const user = userEvent.setup();
    renderList(toy, pageOf, { address: '/list?where.price=minus&where.name=3' });
    await waitFor(() => expect(state()).toHaveTextContent('1 of 35'));
    await user.click(screen.getByRole('link', { name: 'Remove filter Price below 0' }));
    await waitFor(() => expect(state()).toHaveTextContent('9 of 35'));
    await user.click(within(state()).getByRole('link', { name: 'Clear' }));
    expect(await screen.findByText('Toy 4')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('that an address asks for in vain are left out with a word', async () => {
    const { seen } = renderList(toy, pageOf, { address: '/list?where.price=9..1&where.gone=1' });
    expect(await screen.findByText('Toy 1')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Price is filtered by figures in order');
    expect(screen.getByRole('alert')).toHaveTextContent('There is no column “gone”');
    expect(seen).toHaveLength(1);
  });

  it('are added by controls of their kind, which say what is wrong', async () => {
    const user = userEvent.setup();
    renderList(toy, pageOf);
    await screen.findByText('Toy 1');
    await user.click(screen.getByRole('button', { name: 'Filter Toys' }));
    const add = await screen.findByRole('button', { name: 'Add filter' });
    await user.click(add);
    expect(await screen.findByText('Enter a text')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Has'), { target: { value: 'Toy 1' } });
    await user.click(add);
    await waitFor(() => expect(state()).toHaveTextContent('11 of 35'));

    fireEvent.mouseDown(screen.getByLabelText('Column'));
    await user.click(await screen.findByTitle('Price'));
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '9' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '1' } });
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    expect(await screen.findByText('Enter figures in order, like 10 to 20')).toBeVisible();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '11' } });
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await waitFor(() => expect(state()).toHaveTextContent('2 of 35'));
    expect(screen.getByText('Price from 9 to 11')).toBeVisible();
  });
});

describe('a list as a file', () => {
  const files: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    files.length = 0;
    let made: Blob | undefined;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          made = blob;
          return 'blob:toys';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (made) files.push({ name: this.download, blob: made });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const rowsOf = async (blob: Blob | undefined) => Papa.parse((await blob?.text()) ?? '').data.slice(1, -1);

  it('has every row of it, read by the same calls', async () => {
    const user = userEvent.setup();
    const { seen, toasts } = renderList(toy, pageOf);
    await screen.findByText('Toy 1');
    await user.click(screen.getByRole('button', { name: 'Export Toys' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('Toys.csv');
    expect(await rowsOf(files[0]?.blob)).toEqual(toys.map(({ name, price }) => [name, price]));
    expect(seen.slice(1).map(({ body }) => body)).toEqual(
      [0, 10, 20, 30].map((skip) => ({ limit: 10, skip })),
    );
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'The file has 35 rows.' }]));
  });

  it('has the rows that pass the filters', async () => {
    const user = userEvent.setup();
    renderList(toy, pageOf, { address: '/list?where.price=minus' });
    await screen.findByText('5 of 35');
    await user.click(screen.getByRole('button', { name: 'Export Toys' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await rowsOf(files[0]?.blob)).toEqual(toys.slice(0, 5).map(({ name, price }) => [name, price]));
  });

  it('can be stopped, and is begun again from there', async () => {
    const user = userEvent.setup();
    let stuck = true;
    const { seen, toasts } = renderList(toy, (request) =>
      stuck && skipOf(request) > 0 ? new Promise<Response>(() => undefined) : pageOf(request),
    );
    await screen.findByText('Toy 1');
    await user.click(screen.getByRole('button', { name: 'Export Toys' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Stop the export of Toys' })).toHaveTextContent('10 of 35'),
    );
    await user.click(screen.getByRole('button', { name: 'Stop the export of Toys' }));
    stuck = false;
    await user.click(await screen.findByRole('button', { name: 'Export Toys' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(toasts).toEqual([{ type: 'success', message: 'The file has 35 rows.' }]);
    expect(seen.length).toBeLessThan(12);
  });

  it('says so when it cannot be made', async () => {
    const user = userEvent.setup();
    let closed = false;
    const { toasts } = renderList(toy, (request) =>
      closed ? json({ success: false, message: 'Closed' }) : pageOf(request),
    );
    await screen.findByText('Toy 1');
    closed = true;
    await user.click(screen.getByRole('button', { name: 'Export Toys' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ type: 'error' });
    expect(files).toEqual([]);
  });
});
