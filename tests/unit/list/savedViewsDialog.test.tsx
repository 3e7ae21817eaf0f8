import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import CommandPalette from '../../../src/app/command-palette/CommandPalette';
import { MemberIdContext } from '../../../src/data/useMemberStorage';
import SavedViewsDialog from '../../../src/list/tools/SavedViewsDialog';
import { products } from '../../support/exampleLists';
import { fakeIndexedDb } from '../../support/fakeIndexedDb';
import { renderPart } from '../../support/renderPart';

// Create the database once for all tests: idb-keyval opens one connection and keeps it.
const browser = fakeIndexedDb();
const key = JSON.stringify(['WH1', 'views']);
const dear = { name: 'Dear', list: 'products', to: '/products?where.price=10..' };
const other = { name: 'Other list', list: 'offers', to: '/offers?' };

beforeEach(() => {
  browser.stored.clear();
  browser.forbid(false);
  vi.stubGlobal('indexedDB', browser.indexedDB);
});

async function renderDialog(href = '/products?sort=price&page=2') {
  const onClose = vi.fn<() => void>();
  const part = renderPart(
    <MemberIdContext value="WH1">
      <SavedViewsDialog resource={products} href={href} onClose={onClose} />
    </MemberIdContext>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  const save = (name: string, button = 'Save view') => {
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: name } });
    fireEvent.click(dialog.getByRole('button', { name: button }));
  };
  return { ...part, dialog, onClose, save };
}

describe('the dialog of saved views', () => {
  it('saves the current view by name, shows it as selected, and closes when a view opens', async () => {
    browser.stored.set(key, [other, dear]);
    const { dialog, save, onClose } = await renderDialog();
    expect(await dialog.findByRole('link', { name: 'Dear' })).toHaveAttribute('href', dear.to);
    expect(dialog.queryByText('Other list')).toBeNull();
    save(' Cheap   first ');
    const saved = await dialog.findByRole('link', { name: 'Cheap first' });
    expect(saved).toHaveAttribute('aria-current', 'true');
    expect(dialog.getByRole('link', { name: 'Dear' })).not.toHaveAttribute('aria-current');
    expect(dialog.getByRole('textbox')).toHaveValue('');
    expect(browser.stored.get(key)).toContainEqual({
      name: 'Cheap first',
      list: 'products',
      to: '/products?sort=price',
    });
    fireEvent.click(saved);
    expect(onClose).toHaveBeenCalled();
  });

  it('renames and removes a view, with the focus inside the dialog', async () => {
    browser.stored.set(key, [dear, other]);
    const { dialog, save } = await renderDialog();
    fireEvent.click(await dialog.findByRole('button', { name: 'Rename Dear' }));
    expect(dialog.getByLabelText('New name for Dear')).toHaveValue('Dear');
    expect(dialog.getByRole('textbox')).toHaveFocus();
    save('other LIST', 'Rename');
    expect(await dialog.findByText('Another view has this name')).toBeVisible();
    expect(browser.stored.get(key)).toContainEqual(dear);
    save('Expensive', 'Rename');
    fireEvent.click(await dialog.findByRole('button', { name: 'Remove Expensive' }));
    await waitFor(() => expect(browser.stored.get(key)).toEqual([other]));
    expect(dialog.queryByText('Expensive')).toBeNull();
    await waitFor(() => expect(dialog.getByText(/^Saved in this browser only/)).toHaveFocus());
  });

  it('says that a view was not saved, and keeps its name, if the browser blocks storage', async () => {
    browser.forbid(true);
    const { dialog, save, toasts } = await renderDialog();
    save('Cheap');
    await waitFor(() =>
      expect(toasts).toContainEqual({
        type: 'error',
        message: "Your views couldn't be changed in this browser.",
      }),
    );
    expect(dialog.getByRole('textbox')).toHaveValue('Cheap');
  });
});

it('the command palette opens saved views, with the title of their screen', async () => {
  browser.stored.set(key, [{ name: '<b>Debits</b>', list: 'fuel-wallet', to: '/wallet?where.side=DEBIT' }]);
  renderPart(
    <MemberIdContext value="WH1">
      <CommandPalette onKeys={vi.fn()} onLogout={vi.fn()} onClose={vi.fn()} />
    </MemberIdContext>,
  );
  expect(await screen.findByText('Saved views')).toBeVisible();
  expect(screen.getByRole('option', { name: '<b>Debits</b> · Fuel Wallet' })).toBeVisible();
});
