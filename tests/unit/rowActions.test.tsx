import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowActions } from '../../src/list/view/RowActions';
import { spotOrders } from '../../src/resources/spotOrders';
import { spotTrades } from '../../src/resources/spotTrades';
import { renderPart } from '../support/renderPart';

const renderActions = (resource: typeof spotTrades | typeof spotOrders, row: object) =>
  renderPart(<RowActions resource={resource} row={row} loading={false} />);
const close = () => screen.queryByRole('button', { name: /^Close/ });

it.each([
  [{ _id: '1', closeStatus: false }, 1],
  [{ _id: '1' }, 1],
  [{ _id: '1', closeStatus: true }, 0],
])('a spot trade %j has %i Close buttons, and a View link', (row, buttons) => {
  renderActions(spotTrades, row);
  expect(screen.getByRole('link', { name: /^View/ })).toHaveAttribute('href', '/openspotview?id=1');
  expect(close() === null ? 0 : 1).toBe(buttons);
});

it('a spot order, which has no flag, has a Close button', () => {
  renderActions(spotOrders, { orderId: '7', closeStatus: true });
  expect(close()).not.toBeNull();
});
