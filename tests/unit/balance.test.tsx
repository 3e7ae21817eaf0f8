import { render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { AmountItem } from '../../src/components/AmountItem';
import { useBalance } from '../../src/list/view/useBalance';
import { dashboard } from '../../src/resources/dashboard';
import { json } from '../support/fakeFetch';
import { renderPart } from '../support/renderPart';

function Balance() {
  const { figure, amount, amountSince } = useBalance(dashboard, 'mainBalance');
  return (
    <>
      {figure.value}
      <output>{amountSince(0) === null ? 'unreadable' : amount?.toFixed()}</output>
    </>
  );
}

/** Renders the balance. `balance` returns the balance in each response of the backend. */
const renderBalance = (balance: () => unknown) =>
  renderPart(<Balance />, [dashboard], () =>
    json({ success: true, message: '', data: { mainBalance: balance() } }),
  );

describe('the balance of a form that spends it', () => {
  it.each([
    ['10.123456789', '10.123456789'],
    [12.339999999999998, '12.34'],
    [12.340000000000002, '12.34'],
  ])('%s is %s for calculations', async (raw, amount) => {
    renderBalance(() => raw);
    expect(await screen.findByText(/^\$/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(amount);
  });

  it('that has no number is null for a receipt', async () => {
    renderBalance(() => 'much');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('unreadable'));
  });

  it('is named exactly beside an amount that exceeds it, if the figure above the form is rounded', () => {
    render(
      <Form>
        <AmountItem label="Amount" balanceError="Too much." balance={new Big('10.996')} locked={false} />
      </Form>,
    );
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Too much. It is 10.996 USDT.');
  });

  it('is read again when the window becomes visible and the balance is stale', async () => {
    const balances = ['0', '50'];
    const { queryClient } = renderBalance(() => balances.shift());
    expect(await screen.findByText('$0.00')).toBeVisible();
    await queryClient.invalidateQueries({ refetchType: 'none' });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByText('$50.00')).toBeVisible());
  });
});
