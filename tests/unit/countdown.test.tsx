import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from '../../src/components/useCountdown';

describe('the countdown to the next code', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const renderCountdown = (running: boolean) => {
    const { result } = renderHook(() => useCountdown(running));
    return { left: () => result.current[0], start: () => act(() => result.current[1]()) };
  };
  const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  /** Advances the clock without timers, as in a hidden tab or a sleeping laptop. */
  const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
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
  });

  it('follows the clock after a hidden tab or a sleeping laptop', () => {
    const { left } = renderCountdown(true);
    sleep(20_000);
    showTab();
    expect(left()).toBe(10);
    sleep(5_000);
    advance(1000);
    expect(left()).toBe(4);
    sleep(60_000);
    showTab();
    expect(left()).toBe(0);
  });

  it('never grows when the clock is set back, and stays at 0 until it is started', () => {
    const { left, start } = renderCountdown(false);
    expect(left()).toBe(0);
    start();
    sleep(-3_600_000);
    advance(1000);
    expect(left()).toBe(30);
  });
});
