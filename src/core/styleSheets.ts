/** Style sheets of lazily loaded code that could not be had, each by its element. */
const failed = new Set<HTMLLinkElement>();

/**
 * Keeps in mind which style sheets of a page fail: Vite's helper asks for each once only, so code that is
 * loaded later, when the line has returned, would stand there without its style.
 */
export function watchStyleSheets(page: Document): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // Such an error does not bubble.
  page.addEventListener('error', onError, true);
}

/** Asks for one again, at its place among the others; rejects where it fails again. */
const reload = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    failed.delete(link);
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.addEventListener('load', () => resolve());
    // The watch has put the new one down for the next time.
    fresh.addEventListener('error', () => reject(new Error(`the style sheet ${link.href} did not load`)));
    link.replaceWith(fresh);
  });

/** Asks for those again that failed before; rejects where one fails again. */
export const retryStyleSheets = async (): Promise<void> => {
  await Promise.all([...failed].map(reload));
};
