import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ALICE,
  browser,
  browserWithoutNames,
  EVM,
  findDialog,
  keyOf,
  NAME,
  renderDialog,
  savedAddress,
  storeBook,
  storedBook,
} from '../../support/addressBook';
import { runTimersAfter } from '../../support/waitUntilSettled';
import { press } from '../../support/withdrawScreen';

beforeEach(browserWithoutNames);

describe('the address book dialog', () => {
  it('renames one name unless that is cancelled, and removes one after a confirmation', async () => {
    storeBook('WH1', [
      { name: NAME, address: ALICE },
      { name: 'Exchange', address: EVM },
    ]);
    const { book } = await renderDialog();
    press(`Rename ${NAME}`, book);
    const name = book.getByLabelText('New name');
    expect(name).toHaveValue(NAME);
    expect(name).toHaveFocus();
    fireEvent.change(name, { target: { value: 'Exchange' } });
    press('Save name', book);
    expect(await book.findByText('Another address already has this name')).toBeInTheDocument();
    press('Cancel', book);
    expect(book.getByRole('button', { name: `Rename ${NAME}` })).toHaveFocus();
    press(`Rename ${NAME}`, book);
    expect(book.getByLabelText('New name')).toHaveValue(NAME);
    fireEvent.change(book.getByLabelText('New name'), { target: { value: 'Bob' } });
    press('Save name', book);
    expect(await book.findByRole('button', { name: 'Rename Bob' })).toHaveFocus();
    press('Remove Exchange', book);
    const confirmation = await findDialog('Remove this name?');
    expect(confirmation.getByLabelText(EVM)).toBeInTheDocument();
    press('Remove', confirmation);
    await waitFor(() => expect(storedBook()).toEqual([{ name: 'Bob', address: ALICE }]));
    expect(book.queryByText('Exchange')).toBeNull();
    await waitFor(() => expect(book.getByText(/^Saved in this browser only\. Names stay/)).toHaveFocus());
  });

  it('reports unreadable entries and keeps them on every change, until all names of this member are removed', async () => {
    const later = [{ name: 'Later', chain: 'ton', address: 'short' }, 7];
    storeBook('WH1', [{ name: NAME, address: ALICE }, ...later]);
    storeBook('WH2', [{ name: 'Mine', address: ALICE }]);
    const { book, onClose } = await renderDialog();
    expect(book.getByText(/^2 saved entries can't be read/)).toBeInTheDocument();
    expect(book.getAllByRole('listitem')).toHaveLength(1);
    press(`Rename ${NAME}`, book);
    fireEvent.change(book.getByLabelText('New name'), { target: { value: 'Bob' } });
    press('Save name', book);
    await waitFor(() => expect(storedBook()).toEqual([{ name: 'Bob', address: ALICE }, ...later]));
    fireEvent.click(await book.findByRole('button', { name: 'Remove Bob' }));
    press('Remove', await findDialog('Remove this name?'));
    await waitFor(() => expect(storedBook()).toEqual(later));
    press('Forget all', book);
    const confirmation = await findDialog('Forget all names?');
    expect(onClose).not.toHaveBeenCalled();
    // Only unreadable entries are left, so the text doesn't say how many names will be deleted.
    expect(confirmation.getByText(/permanently deletes all saved names/).textContent).not.toMatch(/\d/);
    press('Forget all', confirmation);
    expect(await book.findByText(/^No names yet/)).toBeInTheDocument();
    expect([...browser.stored.keys()]).toEqual([keyOf('WH2')]);
  });

  it('shows an error at the field when another tab has used the name, and saves nothing', async () => {
    const { book, toasts } = await renderDialog(ALICE);
    storeBook('WH1', [{ name: NAME, address: EVM }]);
    const name = book.getByLabelText('Name for the address in the form');
    fireEvent.change(name, { target: { value: NAME } });
    press('Save name', book);
    expect(await book.findByText('Another address already has this name')).toBeInTheDocument();
    expect(name).toBeInvalid();
    await waitFor(() => expect(name).toHaveFocus());
    expect(storedBook()).toEqual([{ name: NAME, address: EVM }]);
    expect(await book.findByRole('button', { name: `Rename ${NAME}` })).toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('saves a name once, however often the form is submitted', async () => {
    storeBook('WH1', [{ name: NAME, address: ALICE }]);
    const { book, toasts } = await renderDialog();
    press(`Rename ${NAME}`, book);
    fireEvent.change(book.getByLabelText('New name'), { target: { value: 'Bob' } });
    const release = browser.hold();
    press('Save name', book);
    await waitFor(() =>
      expect(book.getByRole('button', { name: /Save name$/ })).toHaveClass('ant-btn-loading'),
    );
    // Submit the form a second time before the first write has ended.
    await runTimersAfter(() => void fireEvent.submit(book.getByLabelText('New name')));
    await runTimersAfter(release);
    expect(await book.findByRole('button', { name: 'Rename Bob' })).toHaveFocus();
    expect(toasts).toEqual([{ type: 'success', message: 'Saved as Bob' }]);
  });

  it('chooses the right address when two addresses have the same stored name', async () => {
    storeBook('WH1', [
      { name: NAME, address: ALICE },
      { name: NAME, address: EVM },
    ]);
    const { book, onChoose } = await renderDialog(EVM);
    fireEvent.click(savedAddress(book, NAME));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(ALICE);
  });

  it('offers no name for an address whose checksum fails', async () => {
    const { book, onClose } = await renderDialog(ALICE.replace('R7', 'R8'));
    expect(book.queryByText('Save name')).toBeNull();
    expect(book.getByText(/^No names yet/)).toBeInTheDocument();
    press('Close', within(book.getByText('Forget all').closest('.ant-modal-footer') as HTMLElement));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('names the address in the form, and shows a toast when that fails', async () => {
    const { book, toasts, onClose } = await renderDialog(ALICE);
    const name = book.getByLabelText('Name for the address in the form');
    name.focus();
    browser.forbid();
    press('Save name', book);
    expect(await book.findByText('Enter a name')).toBeInTheDocument();
    expect(toasts).toEqual([]);
    fireEvent.change(name, { target: { value: NAME } });
    press('Save name', book);
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'error', message: "The name couldn't be saved in this browser." }]),
    );
    browser.forbid(false);
    press('Save name', book);
    expect(await book.findByRole('button', { name: `Rename ${NAME}` })).toBeInTheDocument();
    expect(storedBook()).toEqual([{ name: NAME, address: ALICE }]);
    // The focused field was removed. Escape closes the dialog only if the focus is still inside it.
    expect(book.getByText(/^Saved in this browser only\. Names stay/)).toHaveFocus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 });
    expect(onClose).toHaveBeenCalledOnce();
  });
});
