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
