import type { ChangeEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { typedDecimal } from '../../src/components/typedDecimal';

/** Returns an input after `data` was typed, with the caret behind it. */
function typed(value: string, data: string, caret = value.length): HTMLInputElement {
  const target = document.createElement('input');
  target.value = value;
  target.setSelectionRange(caret, caret);
  const event = { target, nativeEvent: new InputEvent('input', { data, inputType: 'insertText' }) };
  expect(typedDecimal(event as unknown as ChangeEvent<HTMLInputElement>)).toBe(target.value);
  return target;
}

it('a comma is kept where the decimal separator is a point', () => {
  expect(typed('12,', ',').value).toBe('12,');
});

it('where the decimal separator is a comma, the typed comma becomes a point, and the caret stays behind it', () => {
  vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockReturnValue([{ type: 'decimal', value: ',' }]);
  expect(typed('12,', ',').value).toBe('12.');
  expect(typed('12,5', '5').value).toBe('12,5');
  const input = typed('1,000,5', ',', 2);
  expect(input.value).toBe('1.000,5');
  expect(input.selectionStart).toBe(2);
  expect(typed('1,000,5', ',', 6).value).toBe('1,000.5');
});
