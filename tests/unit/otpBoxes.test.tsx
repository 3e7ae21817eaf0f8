import { fireEvent, render, screen } from '@testing-library/react';
import { newUser } from '../support/user';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { emptyCode, OtpBoxes } from '../../src/pages/auth/OtpBoxes';

function Boxes({ locked = false }: { locked?: boolean }) {
  const [value, setValue] = useState(emptyCode);
  return (
    <>
      <OtpBoxes value={value} onChange={setValue} locked={locked} />
      <output>{value.map((digit) => digit || '_').join('')}</output>
    </>
  );
}

const start = ({ locked = false } = {}) => {
  render(<Boxes locked={locked} />);
  const code = () => screen.getByRole('status').textContent;
  const box = (index: number) => screen.getByRole('textbox', { name: `Digit ${index} of 6` });
  return { user: newUser(), code, box };
};

describe('the six boxes', () => {
  it('take digits, move on, and ignore everything else', async () => {
    const { user, code, box } = start();
    await user.click(box(1));
    await user.keyboard('1a2-3 456');
    expect(code()).toBe('123456');
    expect(box(6)).toHaveFocus();
  });

  it('take nothing while they are locked, and keep the focus', async () => {
    const { user, code, box } = start({ locked: true });
    await user.click(box(2));
    await user.keyboard('12{Backspace}');
    await user.paste('987654');
    expect(code()).toBe('______');
    expect(box(2)).toHaveFocus();
  });

  it('spread a pasted code from the first box, wherever it is pasted', async () => {
    const { user, code, box } = start();
    await user.click(box(4));
    await user.paste(' 987654 ');
    expect(code()).toBe('987654');
  });

  it.each(['12345', '1234567', '12a456', 'abcdef'])('reject the paste of %s', async (text) => {
    const { user, code, box } = start();
    await user.click(box(1));
    await user.paste(text);
    expect(code()).toBe('______');
  });

  it('delete backwards', async () => {
    const { user, code, box } = start();
    await user.click(box(1));
    await user.keyboard('123456');
    await user.keyboard('{Backspace}');
    expect(code()).toBe('12345_');
    await user.keyboard('{Backspace}{Backspace}');
    expect(code()).toBe('123___');
  });

  it('overwrite the digit in a box, even with the same one', async () => {
    const { user, code, box } = start();
    await user.click(box(1));
    await user.keyboard('123456');
    await user.click(box(1));
    await user.keyboard('124578');
    expect(code()).toBe('124578');
    expect(box(6)).toHaveFocus();
  });

  it('move on when a phone keyboard, which sends no digit keys, repeats the digit in a box', async () => {
    const { user, code, box } = start();
    await user.click(box(1));
    await user.keyboard('12');
    await user.click(box(1));
    fireEvent.input(box(1), { target: { value: '1' } });
    expect(box(2)).toHaveFocus();
    expect(code()).toBe('12____');
  });

  it('move left and right with the arrow keys', async () => {
    const { user, box } = start();
    await user.click(box(3));
    await user.keyboard('{ArrowLeft}');
    expect(box(2)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(box(4)).toHaveFocus();
  });

  it('let the device fill in a code that it received', () => {
    const { box } = start();
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box(1)).toHaveAttribute('inputmode', 'numeric');
  });
});
