import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The texts that screen readers have announced since the page was loaded. */
    announced_: string[];
  }
}

/**
 * Runs in the page. Records the text of a live region whenever the region changes, and of an alert that is added. A live
 * region within another one announces its text twice, so it is recorded twice.
 */
const recordAnnouncements = `{
  window.announced_ = [];
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status]:not([aria-live=off]), [role=alert]:not([aria-live=off]), [role=log]';
  const isHidden = (element) => element.closest('[aria-hidden=true], [inert]') || !element.checkVisibility();
  const pending = new Map();
  const flush = () => {
    for (const [region, before] of pending) {
      pending.delete(region);
      const text = region.textContent.trim().replace(/\\s+/g, ' ');
      if (region.isConnected && text && text !== before && !isHidden(region)) announced_.push(text);
      region.announcedText = text;
    }
  };
  const note = (node) => {
    for (let region = node.closest?.(LIVE); region; region = region.parentElement?.closest(LIVE)) {
      if (!pending.has(region)) pending.set(region, region.announcedText ?? '');
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'characterData' || addedNodes.length > 0 ) note(target.nodeType === 1 ? target : target.parentElement);
      for (const node of addedNodes) {
        if (node.nodeType !== 1) continue;
        for (const alert of [node, ...node.querySelectorAll('*')]) if (alert.matches('[role=alert]')) note(alert);
      }
    }
    requestAnimationFrame(() => requestAnimationFrame(flush));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

/** Records announcements from the next page load on. */
export const watchAnnouncements = (page: Page) => page.addInitScript({ content: recordAnnouncements });

/** Returns the announcements since the last call. */
export const takeAnnouncements = (page: Page) => page.evaluate(() => window.announced_.splice(0));
