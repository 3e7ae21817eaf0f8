import type { MessageInstance } from 'antd/es/message/interface';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { createNotificationProvider } from '../../../src/providers/notificationProvider';
import { createQueryClient } from '../../../src/providers/queryClient';

describe('a toast', () => {
  /** Attaches toasts, of which `dismiss` closes the latest. */
  const attached = (provider = createNotificationProvider()) => {
    const toasts = { open: vi.fn(), destroy: vi.fn(), dismiss: (): void => undefined };
    provider.attach(toasts as unknown as MessageInstance, (text, dismiss) => {
      toasts.dismiss = dismiss;
      return `<${text}>`;
    });
    return { provider, toasts };
  };

  it.each([
    ['success', 'success', 2],
    ['error', 'error', 4],
    ['progress', 'loading', 0],
  ] as const)('of type %s stays as long as product.md says', (type, shown, duration) => {
    const { provider, toasts } = attached();
    provider.open({ type, message: 'Hello' });
    expect(toasts.open).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'Hello', content: '<Hello>', type: shown, duration }),
    );
  });

  it.each(['success', 'error'] as const)('of type %s clears the earlier ones', (type) => {
    const { provider, toasts } = attached();
    provider.open({ type: 'progress', message: 'Under way' });
    expect(toasts.destroy).not.toHaveBeenCalled();
    provider.open({ type, message: 'Done' });
    expect(toasts.destroy.mock.calls).toEqual([[]]);
    expect(toasts.destroy.mock.invocationCallOrder[0]).toBeLessThan(
      toasts.open.mock.invocationCallOrder[1] ?? 0,
    );
  });

  it.each<[string, (provider: ReturnType<typeof createNotificationProvider>) => void]>([
    ['closeErrors', (provider) => provider.closeErrors()],
    ['a success without a message', (provider) => provider.open({ type: 'success', message: '' })],
  ])('of type error is the only one that %s closes', (_name, close) => {
    const { provider, toasts } = attached();
    for (const [type, closed] of [
      ['success', []],
      ['error', [['Hello']]],
    ] as const) {
      provider.open({ type, message: 'Hello' });
      toasts.open.mockClear();
      toasts.destroy.mockClear();
      close(provider);
      expect(toasts.open).not.toHaveBeenCalled();
      expect(toasts.destroy.mock.calls).toEqual(closed);
    }
  });

  it('has its description after the message, and the message as its key', () => {
    const { provider, toasts } = attached();
    provider.open({ type: 'error', message: 'Not sent', description: 'no line' });
    expect(toasts.open).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'Not sent', content: '<Not sent: no line>' }),
    );
  });

  it('can dismiss itself by its key', () => {
    const { provider, toasts } = attached();
    provider.open({ type: 'success', message: 'Fine', key: 'k' });
    toasts.destroy.mockClear();
    toasts.dismiss();
    expect(toasts.destroy.mock.calls).toEqual([['k']]);
  });

  it('opened before the toast container exists is shown later, unless cleared or closed', async () => {
    const provider = createNotificationProvider();
    provider.open({ type: 'error', message: 'Refused' });
    await expect(provider.firstToast).resolves.toBeUndefined();
    provider.open({ type: 'success', message: 'Done' });
    provider.open({ type: 'progress', message: 'Under way' });
    provider.open({ type: 'progress', message: 'Called off', key: 'off' });
    provider.close('off');
    const { toasts } = attached(provider);
    expect(toasts.open.mock.calls).toMatchObject([
      [{ content: '<Done>', duration: 2 }],
      [{ content: '<Under way>', duration: 0 }],
    ]);
    expect(attached(provider).toasts.open).not.toHaveBeenCalled();
  });
});

describe('the query client', () => {
  const client = () => {
    const open = vi.fn();
    return { made: createQueryClient({ open }), open };
  };
  const waiting = (retryAfter: number) =>
    Object.assign(new ApiError('serverError', 'x', 429), { retryAfter });
  it.each([
    ['network', new ApiError('network', 'x'), 3, 0],
    ['timeout', new ApiError('timeout', 'x'), 3, 0],
    ['503', new ApiError('malformed', 'x', 503), 3, 0],
    ['429', new ApiError('serverError', 'x', 429), 3, 1],
    ['429 for 30 s', waiting(30_000), 3, 1],
    ['429 for a minute', waiting(60_000), 1, 1],
    ['serverError', new ApiError('serverError', 'No member', 200), 1, 1],
    ['serverError that its screen shows', new ApiError('serverError', 'x', 200), 1, 0, { quiet: true }],
    ['404', new ApiError('http', 'x', 404), 1, 0],
    ['an undeclared call', ApiError.undeclaredCall('x'), 1, 0],
    ['an unexpected error', new Error('x'), 1, 0],
  ])(
    'retries a read that fails with %s, and shows its toast, by the kind of failure',
    async (_name, error, calls, toasts, meta?) => {
      // A manual query sets retry to false by default, so pass the configured policy.
      const { made, open } = client();
      const queryFn = vi.fn(() => Promise.reject(error));
      const retry = made.getDefaultOptions().queries?.retry ?? false;
      await made
        .query({ queryKey: ['x'], queryFn, retry, retryDelay: 1, ...(meta && { meta }) })
        .catch(() => undefined);
      expect(queryFn).toHaveBeenCalledTimes(calls);
      const { message } = error;
      expect(open.mock.calls).toEqual(Array(toasts).fill([{ type: 'error', message, key: message }]));
    },
  );

  it('runs queries offline, waits longer after each failure, and refetches on reconnect but not on focus', () => {
    const { queries, mutations } = client().made.getDefaultOptions();
    expect(queries).toMatchObject({
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      staleTime: 5000,
    });
    const delay = queries?.retryDelay;
    const delays = (error: Error) => [0, 1].map((n) => typeof delay === 'function' && delay(n, error));
    expect(delays(new Error('x'))).toEqual([500, 1000]);
    expect(delays(waiting(600))).toEqual([600, 1000]);
    // A write is never retried, and its result is not cached.
    expect(mutations).toEqual({ networkMode: 'always', retry: false, gcTime: 0 });
  });
});
