import type { OpenNotificationParams } from '@refinedev/core';
import type { MessageInstance } from 'antd/es/message/interface';
import type { ReactNode } from 'react';

export const TOAST_LIMIT = 20;

/** The duration of a toast in seconds, by type; 0 means until it is dismissed. */
const DURATION_S = { success: 2, error: 4, progress: 0 } as const;

/** Renders the content of a toast. `dismiss` closes the toast. */
type RenderToast = (text: string, dismiss: () => void) => ReactNode;

/**
 * Creates Refine's notification provider. A success or error toast closes all earlier toasts; a
 * progress toast does not. Equal messages share one toast. A success without a message only closes the error toast.
 */
export function createNotificationProvider() {
  let attached: { toasts: MessageInstance; renderToast: RenderToast } | undefined;
  /** Toasts opened before `attach`. */
  let waiting: readonly OpenNotificationParams[] = [];
  /** The key of the error toast that may be open: a success or another error closes it. */
  let errorKey: string | undefined;
  const close = (key: string) => {
    waiting = waiting.filter((notification) => (notification.key ?? notification.message) !== key);
    attached?.toasts.destroy(key);
  };
  /** Closes the error toast, because it no longer fits the screen. */
  const closeErrors = () => {
    waiting = waiting.filter(({ type }) => type !== 'error');
    if (errorKey !== undefined) close(errorKey);
  };
  let resolveFirstToast = (): void => undefined;
  const firstToast = new Promise<void>((resolve) => {
    resolveFirstToast = resolve;
  });
  const open = (notification: OpenNotificationParams) => {
    const { key: name, message, description, type } = notification;
    if (message === '') {
      closeErrors();
      return;
    }
    if (!attached) {
      waiting = type === 'progress' ? [...waiting, notification] : [notification];
      resolveFirstToast();
      return;
    }
    const { toasts, renderToast } = attached;
    const key = name ?? message;
    const text = description ? `${message}: ${description}` : message;
    if (type !== 'progress') {
      toasts.destroy();
      errorKey = type === 'error' ? key : undefined;
    }
    const toast = {
      key,
      content: renderToast(text, () => toasts.destroy(key)),
      type: type === 'progress' ? 'loading' : type,
      duration: DURATION_S[type],
      // The region around the toasts announces them. antd's default, 'alert', would interrupt screen readers.
      role: 'presentation',
    } as const;
    void toasts.open(toast);
  };
  return {
    /** Resolves when a toast is opened before `attach` was called. The caller must then load the toast code. */
    firstToast,
    /** Sets antd's message instance and the renderer of toasts, and shows the toasts that were opened before. */
    attach(toasts: MessageInstance, renderToast: RenderToast) {
      attached = { toasts, renderToast };
      waiting.forEach(open);
      waiting = [];
    },
    open,
    close,
    closeErrors,
  };
}

export type Notifications = ReturnType<typeof createNotificationProvider>;
