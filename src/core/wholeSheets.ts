/** How long to wait for a style sheet before continuing without it, in ms. */
const LIMIT_MS = 10_000;

/** Resolves to whether a style sheet loaded in time. */
const settled = (link: HTMLLinkElement) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), LIMIT_MS);
    const end = (came: boolean) => () => {
      clearTimeout(timer);
      resolve(came);
    };
    link.addEventListener('load', end(true));
    link.addEventListener('error', end(false));
  });

/**
 * Applies the full style sheets of a prerendered page, which was painted with only the rules of its markup
 * (build/prerender). They are applied together, because a single sheet could override rules that a later one
 * overrides again. A sheet that fails is skipped.
 */
export async function wholeSheets(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[data-sheet]')].map((link) => {
    if (link.sheet) return link;
    // The sheet is loading, or failed before a listener was attached. A copy of the link shares the request or
    // starts a new one.
    const next = link.cloneNode() as HTMLLinkElement;
    link.after(next);
    link.remove();
    return next;
  });
  const here = await Promise.all(links.map((link) => (link.sheet ? Promise.resolve(true) : settled(link))));
  for (const link of links) link.media = 'all';
  // The full sheets include the inline rules. If a sheet is missing, keep the inline rules.
  if (here.every(Boolean)) page.querySelector('[data-used]')?.remove();
}
