/** Whether a style sheet came. */
const settled = (link: HTMLLinkElement) =>
  new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });

/**
 * Puts the whole style sheets of a prerendered page in force, which was painted by the rules of its markup alone
 * (build/prerender): all at one moment, since one by one the first would overrule what a later one overrules again.
 */
export async function wholeSheets(page: Document): Promise<void> {
  const links = [...page.querySelectorAll('link[data-sheet]')].map((named) =>
    Object.assign(page.createElement('link'), {
      rel: 'stylesheet',
      crossOrigin: '',
      media: 'print',
      // As it is written there: by that address importWhenHere knows it.
      href: named.getAttribute('href'),
    }),
  );
  const all = Promise.all(links.map(settled));
  page.head.append(...links);
  const here = await all;
  for (const link of links) link.media = 'all';
  // What it was painted by is in them; where one did not come, that is better than nothing.
  if (here.every(Boolean)) page.querySelector('link[data-used]')?.remove();
}
