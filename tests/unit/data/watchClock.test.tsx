import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchClock } from '../../../src/data/watchClock';

describe('cached data when the clock is set', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Observes a query that is fresh for 15 minutes. Returns how often it was read, and its client. */
  async function observe() {
    const client = new QueryClient();
    client.mount();
    const stop = watchClock(client);
    let reads = 0;
    const options = {
      queryKey: ['balance'],
      queryFn: () => Promise.resolve(++reads),
      staleTime: 15 * 60_000,
      refetchOnWindowFocus: true,
    };
    const mount = async () => {
      const unmount = new QueryObserver(client, options).subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      return unmount;
    };
    const showTab = async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(0);
    };
    const unmount = await mount();
    return {
      mount,
      showTab,
      reads: () => reads,
      end: () => {
        unmount();
        stop();
        client.clear();
        client.unmount();
      },
    };
  }

  it('is read again on return to the tab after the clock was set back', async () => {
    const { showTab, reads, end } = await observe();
    await showTab();
    expect(reads()).toBe(1);
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    await showTab();
    expect(reads()).toBe(2);
    await showTab();
    expect(reads()).toBe(2);
    end();
  });

  it('is read again by the next component after the clock was set back to an earlier time', async () => {
    const { mount, reads, end } = await observe();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    vi.setSystemTime(Date.now() - 10 * 60_000);
    (await mount())();
    expect(reads()).toBe(2);
    end();
  });

  it('stays fresh when the clock is adjusted by seconds, and is stale after its time as before', async () => {
    const { showTab, reads, end } = await observe();
    vi.setSystemTime(Date.now() - 2_000);
    await showTab();
    expect(reads()).toBe(1);
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    await showTab();
    expect(reads()).toBe(2);
    end();
  });
});
