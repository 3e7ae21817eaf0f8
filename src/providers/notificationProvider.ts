import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core';
import type { MessageInstance } from 'antd/es/message/interface';
import type { ReactNode } from 'react';

/** The maximum number of toasts shown at once (product.md: Constants). */
export const TOAST_LIMIT = 20;

/** Seconds that a toast stays; 0 keeps it until it is dismissed. */
const seconds = { success: 2, error: 4, progress: 0 } as const;

/** Renders the content of a toast. `dismiss` closes the toast. */
type DrawToast = (text: string, dismiss: () => void) => ReactNode;

const renderText: DrawToast = (text) => text;

export interface Notifications extends NotificationProvider {
  /** Sets the antd instance and the renderer of toasts, and shows the toasts opened before. */
  attach(toasts: MessageInstance, draw?: DrawToast): void;
  /** Resolves when a toast is opened before `attach`. */
  readonly wanted: Promise<void>;
}

/**
 * Creates Refine's notification provider on antd's messages. Every toast goes through it. A success or an error
 * closes the toasts before it (product.md: Errors); a progress toast does not. Equal messages share one toast.
 */
export function createNotificationProvider(): Notifications {
  let toasts: MessageInstance | undefined;
  let draw = renderText;
  /** Toasts opened before `attach`. */
  let waiting: readonly OpenNotificationParams[] = [];
  let want = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const open = (notification: OpenNotificationParams) => {
    const { key: name, message, description, type } = notification;
    if (!toasts) {
      waiting = type === 'progress' ? [...waiting, notification] : [notification];
      want();
      return;
    }
    const key = name ?? message;
    const text = description ? `${message}: ${description}` : message;
    if (type !== 'progress') toasts.destroy();
    void toasts.open({
      key,
      content: draw(text, () => toasts?.destroy(key)),
      type: type === 'progress' ? 'loading' : type,
      duration: seconds[type],
    });
  };
  return {
    wanted,
    attach(instance, drawText = renderText) {
      toasts = instance;
      draw = drawText;
      const queued = waiting;
      waiting = [];
      queued.forEach(open);
    },
    open,
    close(key) {
      waiting = waiting.filter((notification) => (notification.key ?? notification.message) !== key);
      toasts?.destroy(key);
    },
  };
}
