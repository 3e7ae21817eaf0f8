import { keepTrying } from './keepTrying';

/** How long a sheet may take, in ms, before the page goes on without it. */
const LIMIT_MS = 10_000;

/** Whether a style sheet came in time. */
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

/** Asks for a sheet again until it is there, in the place that it has among the others. */
function askAgain(missing: HTMLLinkElement) {
  let link = missing;
  keepTrying(() => {
    const next = link.cloneNode() as HTMLLinkElement;
    const came = settled(next);
    link.replaceWith(next);
    link = next;
    return came;
  });
}

/**
 * Puts the whole style sheets of a prerendered page in force, which was painted by the rules of its markup alone
 * (build/prerender): all at one moment, since one by one the first would overrule what a later one overrules again.
 * One that does not come is left out, and asked for again.
 */
export async function wholeSheets(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[data-sheet]')].map((link) => {
    if (link.sheet) return link;
    // On its way, or failed before anyone could hear of it: a second one shares the request, or makes another.
    const next = link.cloneNode() as HTMLLinkElement;
    link.after(next);
    link.remove();
    return next;
  });
  const here = await Promise.all(links.map((link) => (link.sheet ? Promise.resolve(true) : settled(link))));
  for (const link of links) link.media = 'all';
  // What it was painted by is in them; where one did not come, that is better than nothing.
  if (here.every(Boolean)) page.querySelector('[data-used]')?.remove();
  links.filter((_, index) => !here[index]).forEach(askAgain);
}
