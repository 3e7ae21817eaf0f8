import { useLayoutEffect, useRef } from 'react';
import { createPath, NavigationType, useLocation, type DataRouter } from 'react-router-dom';
import { attempt } from '../core/attempt';
import type { parentRowState } from './parentRow';

/** How a member left an entry of the tab's history. Scroll positions are in px, open cards have names. */
interface HistoryEntry {
  readonly top?: number;
  /** The scroll position of the table around the followed link. */
  readonly left?: number | undefined;
  /** The followed link: its URL, and its index among the links to this URL. */
  readonly link?: readonly [href: string, index: number];
  readonly open?: readonly (string | undefined)[];
}

/** Entries are in sessionStorage, so that they survive a reload. If the browser blocks it, screens start at their top. */
const readEntry = (key: string): HistoryEntry =>
  attempt(() => JSON.parse(sessionStorage.getItem(`history:${key}`) ?? '{}') as HistoryEntry) ?? {};

const writeEntry = (key: string, entry: HistoryEntry) =>
  attempt(() => sessionStorage.setItem(`history:${key}`, JSON.stringify(entry)));

const linksTo = (href: string): (HTMLElement | null)[] => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
];

const tableOf = (link: Element | null | undefined) => link?.closest('[role=region]');

/** Moves the focus, unless a field or a dialog took it. */
function moveFocus(target: HTMLElement | null | undefined) {
  if (!document.activeElement?.closest('input, textarea, [role=dialog]'))
    target?.focus({ preventScroll: true });
}

/** The key of the entry on the screen; undefined from the start of a navigation until its screen is rendered. */
let shownKey: string | undefined;

/** The link in the content that was clicked last. It may not have the focus: a click on its row doesn't focus it. */
let followed: HTMLElement | null = null;

/** Restores the entry on the screen; undefined once it was aborted. */
let restoration: AbortController | undefined;

/** Stores how a member leaves the entry on the screen. An entry that is still being restored stays as it is stored. */
function storeEntry() {
  if (shownKey === undefined || restoration) return;
  const href = followed?.getAttribute('href') ?? '';
  writeEntry(shownKey, {
    top: window.scrollY,
    left: tableOf(followed)?.scrollLeft,
    link: [href, linksTo(href).indexOf(followed)],
    open: [...document.querySelectorAll<HTMLElement>('[data-open-card]')].map(
      ({ dataset }) => dataset.openCard,
    ),
  });
}

/** Stores the entry that the member is about to leave. */
export function leaveEntry(): void {
  storeEntry();
  restoration?.abort();
  shownKey = undefined;
}

/** Restores scroll position and focus, again as content arrives, until the member scrolls, clicks or types. */
function startRestoration({ top = 0, left = 0, link: [href, index] = ['', 0] }: HistoryEntry) {
  const controller = (restoration = new AbortController());
  let reached = 0;
  let target: HTMLElement | null | undefined;
  const restore = () => {
    window.scrollTo({ top, behavior: 'instant' });
    reached = window.scrollY;
    if (target) return;
    target = linksTo(href)[index];
    moveFocus(target);
    tableOf(target)?.scrollTo({ left, behavior: 'instant' });
  };
  const observers = [new ResizeObserver(restore), new MutationObserver(restore)] as const;
  controller.signal.onabort = () => {
    for (const observer of observers) observer.disconnect();
    restoration = undefined;
  };
  // Screen readers and scroll bars may cause only the last two events.
  for (const type of ['wheel', 'pointerdown', 'keydown', 'click', 'scroll'])
    window.addEventListener(
      type,
      () => {
        // The position also changes when content becomes shorter.
        if (type !== 'scroll' || Math.abs(window.scrollY - reached) > 1) controller.abort();
      },
      { signal: controller.signal, capture: true },
    );
  restore();
  observers[0].observe(document.body);
  observers[1].observe(document.body, { childList: true, subtree: true });
}

/** Stores how the member leaves each entry of the history. */
export function watchHistory(router: DataRouter): void {
  let { location } = router.state;
  router.subscribe((state) => {
    const previous = location;
    ({ location } = state);
    const isNew = location.key !== previous.key;
    if (isNew || state.navigation.location) leaveEntry();
    if (!isNew || state.historyAction === NavigationType.Pop) return;
    // A breadcrumb leads back to the list as it was left.
    const { parent } = (previous.state ?? {}) as Partial<ReturnType<typeof parentRowState>>;
    const isFollowed = readEntry(previous.key).link?.[0] === parent?.list;
    if (parent && isFollowed && parent.list === createPath(location))
      writeEntry(location.key, readEntry(parent.entryKey));
  });
  window.addEventListener('pagehide', () => {
    storeEntry();
    // The browser can restore a prerendered page before the code has loaded.
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener(
    'click',
    ({ target }) => (followed = target instanceof Element ? target.closest('main a[href]') : null),
    true,
  );
}

/** Shows a screen to which the member returns as it was left. Scrolls other screens to their top and focuses them. */
export function useHistoryEntry(): void {
  const { key, pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    const isNewScreen = shownPath.current !== pathname;
    shownPath.current = pathname;
    shownKey = key;
    window.history.scrollRestoration = 'manual';
    if (isNewScreen) moveFocus(document.querySelector('main'));
    const entry = readEntry(key);
    if (entry.top !== undefined) startRestoration(entry);
    else if (isNewScreen && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash]);
}

/** Returns whether a card was open when the member left its screen. */
export const wasOpen = (entryKey: string, card: string): boolean =>
  readEntry(entryKey).open?.includes(card) ?? false;
