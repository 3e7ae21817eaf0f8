import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What toasts have said in this document: each kind, a colon, and the words. */
    toasts_: string[];
  }
}

/** Runs in the page and notes every toast: one that lives two seconds may be gone before a slow test looks for it. */
export const noteToasts = `{
  window.toasts_ = [];
  const noted = new WeakMap();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.ant-message-custom-content')) {
      const kind = /ant-message-(success|error|loading)/.exec(toast.className)?.[1];
      const said = kind + ': ' + toast.textContent;
      if (noted.get(toast) !== said) toasts_.push(said);
      noted.set(toast, said);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

/** What toasts have said since the page was loaded, as 'success: the words', whether they still stand or not. */
export const toastsOf = (page: Page) => page.evaluate(() => window.toasts_);

/** A toast says so, or has said so since the page was loaded. */
export const expectToast = (page: Page, said: string) =>
  expect.poll(() => toastsOf(page)).toContainEqual(expect.stringContaining(said));

/** Of itself a toast goes after 2 or 4 seconds. To be told before a page is opened: a toast there stays a minute. */
export const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((task: () => void, ms?: number) =>
      wait(task, ms === 2000 || ms === 4000 ? 60_000 : ms)) as typeof window.setTimeout;
  });

/** The room of a toast of two lines in a window so wide: px from the window's top and left. */
export const toastRoom = (width: number) => {
  const half = Math.min(width, 420) / 2;
  return { top: 68, bottom: 136, left: width / 2 - half, right: width / 2 + half };
};

/** What can be pressed or filled in, and stands where a toast would: nothing may, on a screen that is not scrolled. */
export const underToast = async (page: Page) => {
  const { width } = page.viewportSize() ?? { width: 0 };
  return page.evaluate(
    ({ top, bottom, left, right, width }) =>
      [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, select, [role=tab]')]
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1)
        .filter(({ box }) => box.top < bottom && box.bottom > top && box.left < right && box.right > left)
        .map(({ control, box }) => `${width} px: ${control.textContent} at ${Math.round(box.top)}`),
    { ...toastRoom(width), width },
  );
};
