import type { Page } from '@playwright/test';
import { judgeFocus, stopsAgain, type Stop } from './focusRing';
import { expect } from './test';

/** Far more stops than any screen has: a walk that is not at the end by then goes in circles. */
const MOST = 300;

/** Runs in the page: the links and buttons that stand there before a walk. */
function noteControls() {
  Object.assign(window, { controls: [...document.querySelectorAll('a[href], button')] });
}

/**
 * Runs in the page: the links and buttons that come after the first stop and were none themselves. A page that lets
 * go of the focus half-way ends a walk as its end does, and nothing but this tells the two apart. What was drawn anew
 * during the walk is asked for nothing: the keyboard may have been past its place by then.
 */
function missed(): string[] {
  const { stops = new Set<Element>(), controls } = window as unknown as {
    readonly stops?: ReadonlySet<Element>;
    readonly controls: readonly Element[];
  };
  // What was drawn anew since it had the focus has no place any more.
  const first = [...stops].find((stop) => stop.isConnected);
  return controls
    .filter(
      (control) =>
        control.isConnected &&
        !stops.has(control) &&
        !control.matches(':disabled, [tabindex="-1"], [inert] *'),
    )
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => (first?.compareDocumentPosition(control) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map((control) => control.outerHTML.slice(0, 140));
}

/** The top bar and the menu are the same on every screen: from there on the skip link leads to what is not. */
export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
}

/** Goes by Tab to the end of a page, and gives how many stops there are, what is wrong with them, and what is none. */
export async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  await page.evaluate(noteControls);
  const judge = await page.evaluateHandle(`(${judgeFocus.toString()})`);
  const faults: string[] = [];
  let stops = 0;
  for (;;) {
    if (stops === MOST) throw new Error(`the page has no end: ${MOST} stops of the keyboard`);
    await page.keyboard.press('Tab');
    const stop = (await judge.evaluate((run: unknown) => (run as () => Stop | null)())) ?? undefined;
    if (!stop || stop.again) break;
    stops++;
    faults.push(...stop.faults.map((fault) => `light ${stop.name}: ${fault}`));
  }
  faults.push(...(await page.evaluate(missed)).map((control) => `no stop of the keyboard: ${control}`));
  // The same ones in the other scheme. The page goes on taking the focus for the keyboard's.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const again = await page.evaluateHandle(`(${stopsAgain})`);
  const dark = await page.evaluate(([run, each]) => (run as (judge: unknown) => string[])(each), [
    again,
    judge,
  ] as const);
  faults.push(...dark.map((fault) => `dark ${fault}`));
  return { stops, faults };
}
