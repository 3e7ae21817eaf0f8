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
