import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBalance } from '../../../src/payments/useBalance';
import { dashboard } from '../../../src/resources/dashboard';
import { json } from '../../support/fakeFetch';
import { renderPart } from '../../support/renderPart';

function Balance() {
  const { figure, amount, amountSince } = useBalance(dashboard, 'mainBalance');
  return (
    <>
      {figure.value}
      <output>{amountSince(0) === null ? 'unreadable' : amount?.toFixed()}</output>
    </>
  );
}

const success = (mainBalance: unknown) => ({ success: true, message: '', data: { mainBalance } });
/** Renders the balance. `respond` returns the JSON of each response of the backend. */
const renderBalance = (respond: () => unknown) => renderPart(<Balance />, [dashboard], () => json(respond()));

describe('the balance of a form that spends it', () => {
  it.each([
    ['has no number', success('much')],
    ["can't be loaded", { success: false, message: 'No' }],
  ])('that %s is null for a receipt, and undefined until then', async (_name, response) => {
    renderBalance(() => response);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('unreadable'));
  });

  it('is read again when the window becomes visible and the balance is stale', async () => {
    const balances = ['0', '50'];
    const { queryClient } = renderBalance(() => success(balances.shift()));
    expect(await screen.findByText('$0.00')).toBeVisible();
    await queryClient.invalidateQueries({ refetchType: 'none' });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByText('$50.00')).toBeVisible());
  });
});
