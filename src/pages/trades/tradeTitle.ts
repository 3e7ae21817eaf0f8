import { getValue } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { formatValue, UNREADABLE } from '../../core/valueTypes';

/** Returns the title of a trade: 'XRPUSDT · long · +6.89', or '… · open'. Futures are long or short, spot buy or sell. */
export function tradeTitle(row: unknown, isHidden: boolean): string {
  const text = (key: string) => formatValue({ valueType: 'name' }, getValue(row, key));
  const side = text('side').toLowerCase();
  const direction = text('type') === 'SPOT' ? side : ({ buy: 'long', sell: 'short' }[side] ?? side);
  const profit = readDecimal(getValue(row, 'profitLoss'));
  const sign = profit?.gt(0) ? '+' : '';
  const result = isHidden ? '••••' : sign + formatValue({ valueType: 'amount' }, profit);
  const closed = getValue(row, 'closeStatus');
  const state = closed === undefined ? UNREADABLE : closed === true ? result : 'open';
  return [text('symbol'), direction, state].filter((part) => part !== UNREADABLE).join(' · ');
}
