import type { MessageInstance } from 'antd/es/message/interface';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { createNotificationProvider } from '../../src/providers/notificationProvider';
import { createQueryClient } from '../../src/providers/queryClient';

describe('notifications (product.md: Errors, Constants)', () => {
  const attached = () => {
    const toasts = { open: vi.fn(), destroy: vi.fn() };
    const provider = createNotificationProvider();
    provider.attach(toasts as unknown as MessageInstance);
    return { provider, toasts };
  };

  it.each([
    ['success', 'success', 2],
    ['error', 'error', 4],
    ['progress', 'loading', 0],
  ] as const)('%s stays as long as promised', (type, shown, duration) => {
    const { provider, toasts } = attached();
    provider.open({ type, message: 'Hello' });
    expect(toasts.open).toHaveBeenCalledWith({ key: 'Hello', content: 'Hello', type: shown, duration });
  });

  it.each(['success', 'error'] as const)('a toast of %s clears those before it', (type) => {
    const { provider, toasts } = attached();
    provider.open({ type: 'progress', message: 'Under way' });
    expect(toasts.destroy).not.toHaveBeenCalled();
    provider.open({ type, message: 'Done' });
    expect(toasts.destroy.mock.calls).toEqual([[]]);
    expect(toasts.destroy.mock.invocationCallOrder[0]).toBeLessThan(
      toasts.open.mock.invocationCallOrder[1] ?? 0,
    );
  });

  it('says the description after the words, and is named by the words', () => {
    const { provider, toasts } = attached();
    provider.open({ type: 'error', message: 'Not sent', description: 'no line' });
    expect(toasts.open).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'Not sent', content: 'Not sent: no line' }),
    );
  });

  it('words that are drawn another way can dismiss their own toast', () => {
    const toasts = { open: vi.fn(), destroy: vi.fn() };
    const provider = createNotificationProvider();
    const dismissals: (() => void)[] = [];
    provider.attach(toasts as unknown as MessageInstance, (text, dismiss) => {
      dismissals.push(dismiss);
      return `<${text}>`;
    });
    provider.open({ type: 'success', message: 'Fine', key: 'k' });
    expect(toasts.open).toHaveBeenCalledWith(expect.objectContaining({ key: 'k', content: '<Fine>' }));
    toasts.destroy.mockClear();
    dismissals[0]?.();
    expect(toasts.destroy.mock.calls).toEqual([['k']]);
  });

  it('keeps what came before there was a place for toasts, but for what was cleared or closed', async () => {
    const provider = createNotificationProvider();
    provider.open({ type: 'error', message: 'Refused' });
    await expect(provider.wanted).resolves.toBeUndefined();
    provider.open({ type: 'success', message: 'Done' });
    provider.open({ type: 'progress', message: 'Under way' });
    provider.open({ type: 'progress', message: 'Called off', key: 'off' });
    provider.close('off');
    const toasts = { open: vi.fn(), destroy: vi.fn() };
    provider.attach(toasts as unknown as MessageInstance, (text) => `<${text}>`);
    expect(toasts.open.mock.calls).toMatchObject([
      [{ content: '<Done>', duration: 2 }],
      [{ content: '<Under way>', duration: 0 }],
    ]);
    provider.attach(toasts as unknown as MessageInstance);
    expect(toasts.open).toHaveBeenCalledTimes(2);
  });
});

describe('query client', () => {
  const client = () => {
    const open = vi.fn();
    return { made: createQueryClient({ open }), open };
  };
  it.each([
    ['network', new ApiError('network', 'x'), 3, 0],
    ['timeout', new ApiError('timeout', 'x'), 3, 0],
    ['503', new ApiError('malformed', 'x', 503), 3, 0],
    ['429', new ApiError('refused', 'x', 429), 3, 1],
    ['refused', new ApiError('refused', 'x', 200), 1, 1],
    ['404', new ApiError('http', 'x', 404), 1, 0],
    ['broken contract', ApiError.broken('x'), 1, 0],
    ['a bug of ours', new Error('x'), 1, 0],
  ])('a read that fails by %s', async (_name, error, calls, toasts) => {
    // A query made by hand sets retry to false unless told, so the policy under test is handed over as it stands.
    const { made, open } = client();
    const read = vi.fn(() => Promise.reject(error));
    const retry = made.getDefaultOptions().queries?.retry ?? false;
    await made.query({ queryKey: ['x'], queryFn: read, retry, retryDelay: 1 }).catch(() => undefined);
    expect({ calls: read.mock.calls.length, toasts: open.mock.calls.length }).toEqual({ calls, toasts });
  });

  it('toasts a refused read in the words of the server, which name the toast', async () => {
    const { made, open } = client();
    const queryFn = () => Promise.reject(new ApiError('refused', 'No member', 200));
    await made.query({ queryKey: ['x'], queryFn, retry: false }).catch(() => undefined);
    expect(open.mock.calls).toEqual([[{ type: 'error', message: 'No member', key: 'No member' }]]);
  });

  it('asks without a line too, waits longer each time, reads again when the line returns and not on focus', () => {
    const { queries, mutations } = client().made.getDefaultOptions();
    expect(queries).toMatchObject({
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      staleTime: 5000,
    });
    const delay = queries?.retryDelay;
    expect([0, 1].map((n) => typeof delay === 'function' && delay(n, new Error('x')))).toEqual([500, 1000]);
    // A write is sent once, and nothing of it is kept.
    expect(mutations).toEqual({ networkMode: 'always', retry: false, gcTime: 0 });
  });

  it('says nothing of a refusal that its screen shows itself', async () => {
    const { made, open } = client();
    const queryFn = () => Promise.reject(new ApiError('refused', 'No member', 200));
    await made
      .query({ queryKey: ['x'], queryFn, retry: false, meta: { quiet: true } })
      .catch(() => undefined);
    expect(open).not.toHaveBeenCalled();
  });
});
