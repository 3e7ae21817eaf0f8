import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, type DataRouter } from 'react-router-dom';
import { attempt } from '../core/attempt';

/** How a member left an entry of the tab's history. In sessionStorage, so that it survives a reload. */
interface HistoryEntry {
  /** The scroll position of the page, in px. */
  readonly top?: number | undefined;
  /** The followed link: its URL, and its index among the links to this URL. */
  readonly link?: readonly [href: string, index: number] | undefined;
  /** The horizontal scroll position of the table around the link, in px. */
  readonly left?: number | undefined;
  /** The names of the open cards. */
  readonly open?: readonly string[] | undefined;
}

const readEntry = (key: string): HistoryEntry =>
  attempt(() => JSON.parse(sessionStorage.getItem(`history:${key}`) ?? '{}') as HistoryEntry) ?? {};

/** Changes an entry. If the browser blocks storage, screens start at their top. */
const changeEntry = (key: string, change: HistoryEntry) =>
  attempt(() => sessionStorage.setItem(`history:${key}`, JSON.stringify({ ...readEntry(key), ...change })));

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
];

const tableOf = (link: Element | undefined) => link?.closest('[role=region]');

/** The key of the entry on the screen; undefined from the start of a navigation until its screen is rendered. */
let shownKey: string | undefined;

/** Ends the restoration of the entry on the screen; undefined once a member has scrolled, clicked or typed. */
let endRestoration: (() => void) | undefined;

/** Stores how a member leaves the entry on the screen. An entry that is still being restored stays as it was left. */
function storeEntry() {
  if (shownKey === undefined || endRestoration) return;
  const link = document.activeElement?.closest<HTMLAnchorElement>('main a[href]') ?? undefined;
  const href = link?.getAttribute('href') ?? '';
  changeEntry(shownKey, {
    top: window.scrollY,
    link: link && [href, linksTo(href).indexOf(link)],
    left: tableOf(link)?.scrollLeft,
  });
}

/** The events that end a restoration. Screen readers and scroll bars may cause only the last two. */
const INPUT_EVENTS = ['wheel', 'pointerdown', 'keydown', 'click', 'scroll'] as const;

/** Restores scroll position and focus, again as content arrives, until the member scrolls, clicks or types. */
function startRestoration({ top = 0, left = 0, link: [href, index] = ['', 0] }: HistoryEntry) {
  const ended = new AbortController();
  let reached = 0;
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    reached = window.scrollY;
  };
  const focusLink = () => {
    const link = linksTo(href)[index];
    if (!link) return;
    mutations.disconnect();
    if (document.activeElement?.closest('input, textarea, [role=dialog]')) return;
    link.focus({ preventScroll: true });
    tableOf(link)?.scrollTo({ left, behavior: 'instant' });
  };
  const resizes = new ResizeObserver(scroll);
  const mutations = new MutationObserver(focusLink);
  endRestoration = () => {
    ended.abort();
    resizes.disconnect();
    mutations.disconnect();
    endRestoration = undefined;
  };
  for (const type of INPUT_EVENTS)
    window.addEventListener(
      type,
      () => {
        // The position also changes when the content becomes shorter.
        if (type !== 'scroll' || Math.abs(window.scrollY - reached) > 1) endRestoration?.();
      },
      { signal: ended.signal, capture: true, passive: true },
    );
  scroll();
  resizes.observe(document.body);
  mutations.observe(document.body, { childList: true, subtree: true });
  focusLink();
}

/** The navigation state of a link that shows a screen as it was left, which another entry of the history has stored. */
export const asLeft = (entryKey: string | undefined) => ({ asLeft: entryKey });

/** Stores how the member leaves each entry of the history. */
export function watchHistory(router: DataRouter): void {
  let { location } = router.state;
  router.subscribe((state) => {
    const previous = location;
    ({ location } = state);
    const isNew = location.key !== previous.key;
    if (isNew || state.navigation.location) {
      storeEntry();
      endRestoration?.();
      shownKey = undefined;
    }
    if (!isNew || state.historyAction === NavigationType.Pop) return;
    const source = (location.state as Partial<ReturnType<typeof asLeft>> | null)?.asLeft;
    if (location.pathname === previous.pathname)
      changeEntry(location.key, { open: readEntry(previous.key).open });
    else if (source !== undefined) changeEntry(location.key, readEntry(source));
  });
  window.addEventListener('pagehide', () => {
    storeEntry();
    // The browser restores a prerendered page before the code has loaded.
    window.history.scrollRestoration = 'auto';
  });
  // Safari doesn't focus links that are clicked, nor does a click on a row focus its link.
  window.addEventListener(
    'click',
    ({ target }) =>
      target instanceof Element && target.closest<HTMLElement>('main a')?.focus({ preventScroll: true }),
    true,
  );
}

/** Scrolls each new screen to its top, and shows a screen to which the member returns as it was left. */
export function useHistoryEntry(): void {
  const { key, pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    const isNewScreen = shownPath.current !== pathname;
    shownPath.current = pathname;
    shownKey = key;
    window.history.scrollRestoration = 'manual';
    const entry = readEntry(key);
    if (entry.top !== undefined) startRestoration(entry);
    else if (isNewScreen && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash]);
}

/** Returns whether a card is open, like `useState`. A card is open again when the member returns to its screen. */
export function useOpenCard(name: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(() => readEntry(key).open?.includes(name) ?? false);
  return [
    isOpen,
    (next) => {
      const others = (readEntry(key).open ?? []).filter((each) => each !== name);
      changeEntry(key, { open: next ? [...others, name] : others });
      setOpen(next);
    },
  ];
}
