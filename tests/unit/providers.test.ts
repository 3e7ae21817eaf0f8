import type { MessageInstance } from 'antd/es/message/interface';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { createNotificationProvider } from '../../src/providers/notificationProvider';
import { createQueryClient } from '../../src/providers/queryClient';

describe('notifications (SPEC §8, §9)', () => {
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
  ] as const)('%s stays as long as SPEC says', (type, shown, duration) => {
    const { provider, toasts } = attached();
    provider.open({ type, message: 'Hello' });
    expect(toasts.open).toHaveBeenCalledWith({ key: 'Hello', content: 'Hello', type: shown, duration });
  });

  it('an error clears those before it; a close names its own', () => {
    const { provider, toasts } = attached();
    provider.open({ type: 'success', message: 'Fine' });
    expect(toasts.destroy).not.toHaveBeenCalled();
    provider.open({ type: 'error', message: 'Bad', key: 'k' });
    expect(toasts.destroy).toHaveBeenCalledWith();
    provider.close('k');
    expect(toasts.destroy).toHaveBeenLastCalledWith('k');
  });

  it('is silent, not broken, before there is a place for toasts', () => {
    expect(() => createNotificationProvider().open({ type: 'error', message: 'x' })).not.toThrow();
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

  it('a write is sent once, toasted once, and forgotten', async () => {
    const { made, open } = client();
    const write = vi.fn((_: { password: string }) => Promise.reject(new ApiError('network', 'lost')));
    const mutation = made
      .getMutationCache()
      .build(made, { ...made.getDefaultOptions().mutations, mutationFn: write } as never);
    await mutation.execute({ password: 'p' }).catch(() => undefined);
    expect(write).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledWith({ type: 'error', message: 'lost', key: 'lost' });
    await vi.waitFor(() => expect(made.getMutationCache().getAll()).toEqual([]));
  });

  it('shows what the server said of a write that worked', async () => {
    const { made, open } = client();
    const run = (result: unknown) =>
      made
        .getMutationCache()
        .build(made, { mutationFn: () => Promise.resolve(result) })
        .execute(undefined);
    await run({ data: { message: 'Ticket sent' } });
    await run({ success: true });
    await run(undefined);
    expect(open.mock.calls).toEqual([[{ type: 'success', message: 'Ticket sent', key: 'Ticket sent' }]]);
  });

  it('keeps no older rows unless a pager asks for them', () => {
    expect(client().made.getDefaultOptions().queries).not.toHaveProperty('placeholderData');
  });
});
