/** Tests of the colours of totals. */

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListResource } from '../../src/core/defineResource';
import { totalsByCurrency } from '../../src/list/rows/totals';
import { TotalsBar } from '../../src/list/tools/TotalsBar';
import { futuresTrades } from '../../src/resources/futuresTrades';
import { transactions } from '../../src/resources/transactions';
import { renderPart } from '../support/renderPart';
import { runSync } from '../support/runSync';

const trade = (profitLoss: string) => ({ profitLoss, closeStatus: true, symbol: 'BTCUSDT' });
const transaction = (amount: string) => ({ amount, transactionType: 'deposit' });

it.each<[list: string, ListResource, rows: object[], coloured: string[]]>([
  ['trades that add up to 0', futuresTrades, [trade('2'), trade('-2')], ['2.0000', '-2.0000']],
  ['trades without profit or loss', futuresTrades, [trade('0')], []],
  ['transactions that add up to 0', transactions, [transaction('3'), transaction('-3')], ['3.00', '-3.00']],
  ['no transactions', transactions, [], []],
])('totals of %s leave 0 without colour', (_, resource, rows, coloured) => {
  renderPart(
    <TotalsBar resource={resource} count={rows.length} totals={runSync(totalsByCurrency(resource, rows))} />,
  );
  const shown = [...screen.getByRole('region').querySelectorAll('.gain, .loss')].map(
    (cell) => cell.textContent,
  );
  expect([...new Set(shown)]).toEqual(coloured);
});
