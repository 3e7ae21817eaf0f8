import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The texts that screen readers have announced since the page was loaded. */
    announced_: string[];
  }
}

/**
 * Runs in the page. Records what is added to a live region, all of it for a status or an alert, and the alerts that are
 * added. A live region within another one announces its text twice, so it is recorded twice.
 */
const recordAnnouncements = `{
  window.announced_ = [];
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
  const texts = new WeakMap();
  const changed = new Map();
  const note = (node, added) => {
    if (!node) return;
    for (let region = node.closest(LIVE); region; region = region.parentElement?.closest(LIVE))
      changed.set(region, [...(changed.get(region) ?? []), added]);
  };
  const flush = () => {
    for (const [region, added] of changed) {
      if (region.closest('[aria-busy=true], [aria-hidden=true], [inert]') || !region.isConnected) continue;
      const before = texts.get(region);
      texts.set(region, region.textContent);
      const nodes = region.matches('[role=status], [role=alert]') ? [region] : added.filter((node) => node.isConnected);
      const text = nodes.map((node) => node.textContent).join(' ').trim();
      if (text && region.textContent !== before) announced_.push(text);
    }
    changed.clear();
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      const parent = target instanceof Element ? target : target.parentElement;
      if (type !== 'childList') note(parent, target);
      for (const node of addedNodes) {
        note(parent, node);
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('*')]) if (alert.matches('[role=alert]')) note(alert, alert);
      }
    }
    // React may need several commits for one change.
    requestAnimationFrame(() => requestAnimationFrame(flush));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-busy'] });
}`;

/** Records announcements from the next page load on. */
export const watchAnnouncements = (page: Page) => page.addInitScript({ content: recordAnnouncements });

/** Returns all announcements since the page was loaded. */
const announcementsOf = (page: Page) => page.evaluate(() => window.announced_);

/** Waits for the announcement of an event, and expects no other one since the page was loaded but those before it. */
export async function expectAnnounced(page: Page, all: readonly string[]): Promise<void> {
  await expect.poll(() => announcementsOf(page)).toHaveLength(all.length);
  expect(await announcementsOf(page)).toEqual(all);
}
