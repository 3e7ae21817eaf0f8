import type { Page } from '@playwright/test';

interface Frames {
  /** How far the layout shifted, without what follows input. */
  readonly shift: number;
  /** The grounds of the page that frames had, each once. */
  readonly grounds: readonly string[];
  /** What stood in view in some frame. */
  readonly seen: readonly string[];
}

declare global {
  interface Window {
    frames_: Frames;
  }
}

/** Runs in the page and notes, frame by frame, what is painted. */
export const noteFrames = `
  window.frames_ = { shift: 0, grounds: [], seen: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) frames_.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const note = (list, what) => list.includes(what) || list.push(what);
  const isSeen = (what) => document.querySelector(what)?.checkVisibility({ visibilityProperty: true });
  const look = () => {
    if (document.body) {
      note(frames_.grounds, getComputedStyle(document.body).backgroundColor);
      if (isSeen('form')) note(frames_.seen, 'form');
      if (isSeen('form') && document.querySelector('input[type=email]').value === '')
        note(frames_.seen, 'form without an e-mail');
      if (isSeen('[aria-roledescription=carousel]')) note(frames_.seen, 'carousel');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Notes what a page complains about and which files it asks for. */
export function watchPage(page: Page) {
  const [complaints, files]: [string[], string[]] = [[], []];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.location().url.endsWith('.woff2'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return { complaints, files };
}

/** What the portal leaves in a browser that was here before: it gets other pages than one that never was. */
export const visited = { name: 'visited', value: '1' };

/** Whether React has taken the page over. */
export const isRunning = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#root')?.lastElementChild ?? {}).some((key) =>
      key.startsWith('__reactFiber$'),
    ),
  );

/** The files that the first paint waited for, by name. */
export const waitedFor = (page: Page) =>
  page.evaluate(() =>
    (
      performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[]
    )
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => /\/([a-z]+)-[^/]+$/.exec(name)?.[1]),
  );

/** How every element looks and where it stands; drawings as a whole, pictures and what stands for them not at all. */
export const lookOf = (page: Page) =>
  page.evaluate(() =>
    [document.body, ...document.querySelectorAll('#root *')]
      .filter(
        (element) =>
          !(element instanceof SVGElement) && !element.closest('picture, noscript, [class*="_awaited_"]'),
      )
      .map((element) => {
        const style = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        return {
          // The one class that says that the portal runs.
          what: `${element.tagName} ${element.className.replace(/ _running\S*/, '')}`,
          // The page is longer by a line that only whoever runs no script reads.
          place: [x, y, width, element === document.body ? 0 : height]
            .map((px) => Math.round(px * 10) / 10)
            .join(' '),
          ground: style.backgroundColor,
          text: [style.color, style.fontSize, style.fontWeight, style.lineHeight, style.textDecoration].join(
            ' ',
          ),
          border: `${style.border} ${style.borderRadius} ${style.boxShadow} ${style.opacity}`,
        };
      }),
  );

export type Look = Awaited<ReturnType<typeof lookOf>>;
