/** Tests of what an empty list says, by what the member has done. */

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EmptyLink } from '../../../src/core/defineResource';
import { MemberAccountContext } from '../../../src/data/memberSteps';
import { ListEmpty } from '../../../src/list/ListEmpty';
import { bindings } from '../../../src/resources/bindings';
import { emptyUntilTrading } from '../../../src/resources/emptyUntilTrading';
import { products } from '../../support/exampleLists';
import { json } from '../../support/fakeFetch';
import { renderPart } from '../../support/renderPart';

const key = { exchangeName: 'BINANCE', userId: 'WH1', exchangeKeys: { apiKey: 'a', apiSecret: 'b' } };
const paid = { user: { paidStatus: true }, depositBalance: '0' };
const unpaid = { user: { paidStatus: false }, depositBalance: '0', mainBalance: '0', incomeBalance: '0' };

interface Case {
  readonly emptyLink: EmptyLink | readonly EmptyLink[];
  readonly dashboard?: object | undefined;
  readonly keys?: readonly object[];
  readonly reason?: 'empty' | 'filtered' | 'pastLastPage';
}

function renderEmpty({ emptyLink, dashboard, keys = [], reason = 'empty' }: Case) {
  const resource = { ...products, emptyText: 'Products appear here.', emptyLink };
  return renderPart(
    <MemberAccountContext value={{ dashboard, bindings }}>
      <ListEmpty resource={resource} reason={reason} />
    </MemberAccountContext>,
    [bindings],
    () => json({ success: true, message: '', data: keys }),
  );
}

describe('an empty list', () => {
  it.each([
    ['without a key', { dashboard: unpaid }, 'Bind Api'],
    ['with a key, without a deposit', { dashboard: unpaid, keys: [key] }, 'Deposit'],
    [
      'with a key and a deposit',
      { dashboard: { ...unpaid, depositBalance: '0.01' }, keys: [key] },
      'Account activation',
    ],
    ['with a package, without a key', { dashboard: paid }, 'Bind Api'],
  ])('advises a member %s', async (_, member, step) => {
    renderEmpty({ emptyLink: emptyUntilTrading.emptyLink, ...member });
    expect(await screen.findByRole('link', { name: step })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Data Not Found')).toBeVisible();
    expect(screen.getByText('Products appear here.')).toBeVisible();
  });

  it('advises nothing when all steps are done, or while they are unknown', async () => {
    const { bodies, unmount } = renderEmpty({
      emptyLink: emptyUntilTrading.emptyLink,
      dashboard: paid,
      keys: [key],
    });
    expect(screen.queryByRole('link')).toBeNull();
    await waitFor(() => expect(bodies('getExchange')).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderEmpty({ emptyLink: { title: 'Deposit', to: '/deposit', step: 'deposit' } });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('requests the keys only if its advice depends on them', () => {
    const deposit = { title: 'Deposit', to: '/deposit', step: 'deposit' } as const;
    const { bodies } = renderEmpty({ emptyLink: deposit, dashboard: unpaid });
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
    expect(bodies('getExchange')).toEqual([]);
  });

  it.each([
    ['0', 0],
    ['12.5', 1],
    ['junk', 0],
  ])('with a balance of %s has %i links that spend it', (incomeBalance, links) => {
    const emptyLink = { title: 'Withdraw', to: '/mithdraw', balance: 'incomeBalance' } as const;
    renderEmpty({ emptyLink, dashboard: { ...unpaid, incomeBalance } });
    expect(screen.queryAllByRole('link')).toHaveLength(links);
  });

  it.each([
    ['filtered', 'Nothing matches. Change or clear the filters.'],
    ['pastLastPage', undefined],
  ] as const)('whose rows are %s says so without advice', (reason, text) => {
    renderEmpty({ emptyLink: { title: 'Buy a product', to: '/shop' }, reason });
    expect(screen.getByText('Data Not Found')).toBeVisible();
    expect(screen.queryByText('Products appear here.')).toBeNull();
    if (text) expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
