import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The toasts since the page was loaded, each as type and text, such as 'success: Number added'. */
    toasts_: string[];
  }
}

/** Runs in the page. Records every toast, because a toast may close before a slow test looks for it. */
export const noteToasts = `{
  window.toasts_ = [];
  const recorded = new WeakMap();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.ant-message-notice')) {
      const kind = /ant-message-notice-(success|error|loading)/.exec(toast.className)?.[1];
      const text = kind + ': ' + toast.textContent;
      if (recorded.get(toast) !== text) toasts_.push(text);
      recorded.set(toast, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

/** Returns all toasts since the page was loaded, including closed toasts, each as 'type: text'. */
export const toastsOf = (page: Page) => page.evaluate(() => window.toasts_);

/** Expects a toast with a text, now or at any time since the page was loaded. */
export const expectToast = (page: Page, text: string) =>
  expect.poll(() => toastsOf(page)).toContainEqual(expect.stringContaining(text));

/** The longest delay of a timer, in ms: 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Keeps each toast open until the next toast replaces it, by extending timers of 2000 and 4000 ms, the durations of
 * toasts. Call this function before the page is opened.
 */
export const keepToasts = (page: Page) =>
  page.addInitScript((maxDelay) => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((task: () => void, ms?: number) =>
      wait(task, ms === 2000 || ms === 4000 ? maxDelay : ms)) as typeof window.setTimeout;
  }, MAX_TIMER_MS);

/** Returns the area that a toast with two lines covers, in px from the top left corner of a window of this width. */
export const toastAreaOf = (width: number) => {
  const half = Math.min(width, 420) / 2;
  return { top: 68, bottom: 136, left: width / 2 - half, right: width / 2 + half };
};

/** Returns the controls that a toast would cover. There must be none on a screen that is not scrolled. */
export const coveredByToast = async (page: Page) => {
  const { width } = page.viewportSize() ?? { width: 0 };
  return page.evaluate(
    ({ top, bottom, left, right, width }) =>
      [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, select, [role=tab]')]
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1)
        .filter(({ box }) => box.top < bottom && box.bottom > top && box.left < right && box.right > left)
        .map(({ control, box }) => `${width} px: ${control.textContent} at ${Math.round(box.top)}`),
    { ...toastAreaOf(width), width },
  );
};
