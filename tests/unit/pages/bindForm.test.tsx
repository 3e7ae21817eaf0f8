import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BindForm, keyWarning } from '../../../src/pages/exchange-keys/BindForm';
import { bindings } from '../../../src/resources/bindings';
import { renderPart } from '../../support/renderPart';
import { json } from '../../support/fakeFetch';
import { Leaving } from '../../support/formFields';

const renderForm = (respond: () => Response | Promise<Response>) =>
  renderPart(
    <>
      <BindForm />
      <Leaving />
    </>,
    [bindings],
    respond,
  );
const worked = () => json({ success: true, message: 'Bound' });
const api = () => screen.getByLabelText('API key');
const secret = () => screen.getByLabelText('Secret key');

describe('the exchange keys form', () => {
  it('binds the keys of the only exchange, and clears them once they are stored', async () => {
    const { user, bodies, fill, toasts, queryClient } = renderForm(worked);
    expect(screen.getByLabelText('Exchange')).toHaveAttribute('role', 'combobox');
    expect(screen.getByText('BINANCE')).toBeVisible();
    expect(secret()).toHaveAttribute('type', 'password');
    expect(secret().closest('form')).toHaveAttribute('spellcheck', 'false');
    await fill('API key', 'abcDEF');
    await fill('Secret key', 'ghiJKL');
    secret().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api()).toHaveValue(''));
    expect(secret()).toHaveValue('');
    // The field from which the form was submitted keeps the focus.
    expect(secret()).toHaveFocus();
    expect(bodies('bind')).toEqual([{ exchangeName: 'BINANCE', apiKey: 'abcDEF', apiSecret: 'ghiJKL' }]);
    expect(toasts).toEqual([{ type: 'success', message: 'Bound' }]);
    const caches = [queryClient.getMutationCache().getAll(), queryClient.getQueryCache().getAll()].flat();
    const cached = JSON.stringify(caches.map(({ state }) => state as unknown));
    for (const key of ['abcDEF', 'ghiJKL']) expect(cached).not.toContain(key);
  });

  it('removes spaces around a pasted key, says so at the field, and sends the key', async () => {
    const { user, bodies, press } = renderForm(worked);
    await user.click(api());
    await user.paste('\u00a0abcDEF \t');
    expect(api()).toHaveValue('abcDEF');
    expect(api()).toHaveAccessibleDescription('Spaces around the key were removed.');
    await user.click(secret());
    await user.paste('ghi JKL\u200b');
    expect(secret()).toHaveValue('ghi JKL');
    expect(secret()).toHaveAccessibleDescription('Spaces around the key were removed.');
    await user.keyboard('M');
    expect(secret()).not.toHaveAccessibleDescription();
    await press('Bind');
    await waitFor(() => expect(api()).toHaveValue(''));
    expect(api()).not.toHaveAccessibleDescription();
    expect(bodies('bind')).toEqual([{ exchangeName: 'BINANCE', apiKey: 'abcDEF', apiSecret: 'ghi JKLM' }]);
  });

  it('shows the server error of a key at its field until it changes or is sent again', async () => {
    const messages = ['The secret key is wrong', 'Invalid API key', 'Try again later'];
    const { fill, press } = renderForm(() => json({ success: false, message: messages.shift() }));
    await press('Bind');
    await waitFor(() => expect(secret()).toHaveAccessibleDescription('The secret key is wrong'));
    expect(secret()).toHaveFocus();
    expect(screen.queryByRole('note')).toBeNull();
    await fill('Secret key', 'abc');
    await waitFor(() => expect(secret()).not.toBeInvalid());
    await press('Bind');
    await waitFor(() => expect(api()).toBeInvalid());
    await press('Bind');
    expect(await screen.findByRole('note')).toHaveTextContent('Try again later');
    expect(api()).not.toBeInvalid();
  });

  it('warns about a suspicious key, and before leaving with unsaved keys', async () => {
    const { fill } = renderForm(worked);
    const leaving = screen.getByTestId('leaving');
    expect(leaving).toHaveTextContent('does not ask');
    await fill('Secret key', 'a-b');
    expect(await screen.findByText(/special characters/)).toBeVisible();
    expect(leaving).toHaveTextContent('asks');
    await fill('API key', 'a b');
    expect(await screen.findByText(/space or a line break/)).toBeVisible();
    await fill('API key', '');
    await fill('Secret key', '');
    await waitFor(() => expect(screen.queryByText(/special characters/)).toBeNull());
    expect(leaving).toHaveTextContent('does not ask');
  });

  it('unbinds after a confirmation, and keeps typed keys', async () => {
    const { user, bodies, fill, press } = renderForm(worked);
    await fill('API key', 'abc');
    await press('Unbind');
    const dialog = await screen.findByRole('dialog', { name: 'Unbind BINANCE?' });
    await user.click(within(dialog).getByRole('button', { name: 'Unbind' }));
    await waitFor(() => expect(bodies('unbind')).toEqual([{ exchangeName: 'BINANCE' }]));
    expect(api()).toHaveValue('abc');
  });

  it('shows progress on the pressed button only, and locks the fields', async () => {
    let respond: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => (respond = resolve));
    const { user, bodies, fill } = renderForm(() => pending);
    const [bind, update, unbind] = screen.getAllByRole('button').slice(-3);
    await fill('API key', 'abc');
    api().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bind?.querySelector('.anticon-loading')).not.toBeNull());
    expect(update).toBeDisabled();
    expect(unbind).toBeDisabled();
    expect(api()).toHaveAttribute('readonly');
    await user.keyboard('{Enter}');
    respond(worked());
    await waitFor(() => expect(api()).toHaveValue(''));
    expect(bodies('bind')).toHaveLength(1);
  });
});

it.each([
  ['', undefined],
  ['abcDEF123', undefined],
  ['abc DEF', 'space'],
  ['abcDEF\n', 'space'],
  ['abc-DEF', 'special characters'],
  ['ключ', 'special characters'],
  ['x'.repeat(200), undefined],
  ['x'.repeat(300), 'unusually long'],
])('the warning for the key %j is about: %s', (key, about) => {
  expect(keyWarning(key)).toEqual(about && expect.stringContaining(about));
});
