import { fireEvent, render, screen, act, renderHook } from '@testing-library/react';
import { Form } from 'antd';
import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest';
import { messages } from '../../../src/core/messages';
import { OtpInput } from '../../../src/components/OtpInput';
import { emptyCode, OtpBoxes } from '../../../src/pages/auth/OtpBoxes';
import { useCountdown } from '../../../src/lib/useCountdown';
import { newUser } from '../../support/user';

const start = ({ locked = false } = {}) => {
  render(
    <Form initialValues={{ code: emptyCode() }}>
      <Form.Item name="code">
        <OtpBoxes locked={locked} />
      </Form.Item>
      <Form.Item shouldUpdate>
        {({ getFieldValue }) => (
          <output>{(getFieldValue('code') as string[]).map((digit) => digit || '_').join('')}</output>
        )}
      </Form.Item>
    </Form>,
  );
  const code = () => screen.getByRole('status').textContent;
  const box = (index: number) => screen.getByLabelText(`Digit ${index} of 6`);
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

  it.each([' 987654 ', '987 654', '987-654', 'Your code is 987654.', '٩٨٧٦٥٤'])(
    'spread the code in the pasted text "%s" from the first box, wherever it is pasted',
    async (text) => {
      const { user, code, box } = start();
      await user.click(box(4));
      await user.paste(text);
      expect(code()).toBe('987654');
    },
  );

  it.each(['12345', '1234567', '12a456', 'abcdef', '123456 or 654321'])(
    'reject the paste of %s, which has no code or several',
    async (text) => {
      const { user, code, box } = start();
      await user.click(box(1));
      await user.paste(text);
      expect(await screen.findByText(messages.noCodePasted)).toBeInTheDocument();
      expect(code()).toBe('______');
    },
  );

  it('take digits of every script, from keys and from phone keyboards', async () => {
    const { user, code, box } = start();
    await user.click(box(1));
    await user.keyboard('١۲३');
    expect(code()).toBe('123___');
    fireEvent.input(box(4), { target: { value: '４' } });
    expect(code()).toBe('1234__');
    expect(box(5)).toHaveFocus();
  });

  it('take a composed digit when the composition ends, and not before', () => {
    const { code, box } = start();
    act(() => box(2).focus());
    fireEvent.compositionStart(box(2));
    fireEvent.input(box(2), { target: { value: '４' }, isComposing: true });
    expect(box(2)).toHaveFocus();
    expect(box(2)).toHaveValue('４');
    expect(code()).toBe('______');
    fireEvent.compositionEnd(box(2));
    expect(code()).toBe('_4____');
    expect(box(2)).toHaveValue('4');
    expect(box(3)).toHaveFocus();
  });

  it.each([
    ['delete backwards', '{Backspace}', '12345_'],
    ['delete empty boxes backwards', '{Backspace}{Backspace}{Backspace}', '123___'],
    ['overwrite their digits, even with the same one', '{ArrowLeft}{ArrowLeft}456', '123456'],
    ['overwrite the digit to which the arrow keys move', '{ArrowLeft}{ArrowLeft}{ArrowRight}7', '123476'],
  ])('%s', async (_name, keys, expected) => {
    const { user, code, box } = start();
    await user.click(box(1));
    await user.paste('123456');
    await user.keyboard(keys);
    expect(code()).toBe(expected);
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

  it('let the device fill in a code that it received', () => {
    const { box } = start();
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box(1)).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('the text field of a code', () => {
  it('takes only the code of a pasted text, and rejects a text without one', async () => {
    render(
      <Form>
        <Form.Item name="otp" label="OTP">
          <OtpInput />
        </Form.Item>
      </Form>,
    );
    const user = newUser();
    const input = screen.getByLabelText('OTP');
    await user.type(input, '1');
    await user.paste('Your code is 123 456.');
    expect(input).toHaveValue('123456');
    await user.paste('123 4567');
    expect(await screen.findByText(messages.noCodePasted)).toBeInTheDocument();
    expect(input).toHaveValue('123456');
  });
});

describe('the countdown to the next code', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const renderCountdown = (running: boolean) => {
    const { result } = renderHook(() => useCountdown(running));
    return {
      left: () => result.current[0],
      start: (seconds?: number) => act(() => result.current[1](seconds)),
    };
  };
  const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  /** Moves the computer's clock without timers, as in a sleeping laptop, or when the clock is set. */
  const setClock = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const showTab = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('counts down to 0 by seconds, and restarts when it is started again', () => {
    const { left, start } = renderCountdown(true);
    expect(left()).toBe(30);
    advance(1000);
    expect(left()).toBe(29);
    advance(28_000);
    expect(left()).toBe(1);
    advance(1000);
    expect(left()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    start();
    expect(left()).toBe(30);
    advance(2000);
    start();
    expect(left()).toBe(30);
    advance(30_000);
    expect(left()).toBe(0);
    start(5);
    expect(left()).toBe(5);
    start(0);
    expect(left()).toBe(0);
  });

  it('includes the time in a hidden tab or of a sleeping laptop', () => {
    const { left } = renderCountdown(true);
    setClock(20_000);
    showTab();
    expect(left()).toBe(10);
    setClock(5_000);
    advance(1000);
    expect(left()).toBe(4);
    setClock(60_000);
    showTab();
    expect(left()).toBe(0);
  });

  it('takes no longer when the clock is set back, before and after a sleep too', () => {
    const { left, start } = renderCountdown(false);
    expect(left()).toBe(0);
    start();
    setClock(-3_600_000);
    advance(1000);
    expect(left()).toBe(29);
    setClock(10_000);
    showTab();
    expect(left()).toBe(19);
    advance(19_000);
    expect(left()).toBe(0);
  });
});
