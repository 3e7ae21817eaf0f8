import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBalance } from '../../src/list/view/useBalance';
import { get } from '../../src/core/call';
import { defineObject } from '../../src/core/defineResource';
import { json } from '../support/fakeFetch';
import { renderPart } from '../support/renderPart';

const purse = defineObject({
  name: 'purse',
  one: get('api/user/purse'),
  fields: [{ key: 'coins', title: 'Coins', valueType: 'money' }],
});

function Balance() {
  const { figure, amount } = useBalance(purse, 'coins');
  return (
    <>
      {figure.value}
      <output>{amount?.toFixed() ?? 'unknown'}</output>
    </>
  );
}

it('a balance that fails to load shows an error and loads again on request', async () => {
  let respond = () => json({ success: false, message: 'Not now' });
  let release: (value?: unknown) => void = () => undefined;
  let pending: Promise<unknown> = Promise.resolve();
  const { user } = renderPart(<Balance />, [purse], () => pending.then(() => respond()));
  expect(await screen.findByText("couldn't be loaded")).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('unknown');

  respond = () => json({ success: true, message: '', data: { coins: '12.5' } });
  pending = new Promise((resolve) => (release = resolve));
  const again = screen.getByRole('button', { name: 'Try again' });
  await user.click(again);
  // The button stays in place with the focus while the request runs.
  await waitFor(() => expect(screen.queryByText("couldn't be loaded")).toBeNull());
  expect(again).toHaveFocus();
  release();
  expect(await screen.findByText('$12.50')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('12.5');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
