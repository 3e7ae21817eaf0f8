// Reads the styles and positions of a prerendered page before and after React has hydrated it, its layout shifts and
// console messages, and its render-blocking files.

import type { Page } from '@playwright/test';

interface Frames {
  /** The cumulative layout shift, without shifts that follow input. */
  readonly shift: number;
  /** The distinct background colours that the page has had. */
  readonly backgrounds: readonly string[];
}

declare global {
  interface Window {
    frames_: Frames;
    /** The first `main` element of the page. */
    firstMain_: Element | null;
  }
}

/** Runs in the page. Records layout shifts and background colours, frame by frame. */
export const noteFrames = `
  window.frames_ = { shift: 0, backgrounds: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) frames_.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const background = document.body && getComputedStyle(document.body).backgroundColor;
    if (background && !frames_.backgrounds.includes(background)) frames_.backgrounds.push(background);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Runs in the page. Remembers the `main` element of the prerendered markup. */
export const noteFirstMain = `
  document.addEventListener('readystatechange', () => { window.firstMain_ ??= document.querySelector('main'); });
`;

/** Collects the console errors and warnings of a page, except those about fonts, and the paths of all requests. */
export function watchPage(page: Page) {
  const [consoleMessages, files]: [string[], string[]] = [[], []];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.location().url.endsWith('.woff2'))
      consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return { consoleMessages, files };
}

/** Returns whether React has hydrated the page. */
export const isRunning = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#root')?.lastElementChild ?? {}).some((key) =>
      key.startsWith('__reactFiber$'),
    ),
  );

/** Returns the names of the files that blocked rendering, without hash and extension. */
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

/**
 * Returns the computed styles and the position of every element on the page. Leaves out SVG elements, pictures,
 * `noscript`, loading placeholders, and submit buttons, which are disabled without scripts.
 */
export const computedStylesOf = (page: Page) =>
  page.evaluate(() =>
    [document.body, ...document.querySelectorAll('#root *')]
      .filter(
        (element) =>
          !(element instanceof SVGElement) &&
          !element.closest('picture, noscript, [class*="_placeholder_"], [type=submit]'),
      )
      .map((element) => {
        const style = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        return {
          // Ignore the class `hydrated`, which the portal adds after hydration.
          what: `${element.tagName} ${element.className.replace(/ _hydrated\S*/, '')}`,
          // Ignore the height of the page: without scripts, the page has an additional line.
          place: [x, y, width, element === document.body ? 0 : height]
            .map((px) => Math.round(px * 10) / 10)
            .join(' '),
          background: style.backgroundColor,
          text: [style.color, style.fontSize, style.fontWeight, style.lineHeight, style.textDecoration].join(
            ' ',
          ),
          border: `${style.border} ${style.borderRadius} ${style.boxShadow} ${style.opacity}`,
        };
      }),
  );

export type ComputedStyles = Awaited<ReturnType<typeof computedStylesOf>>;
