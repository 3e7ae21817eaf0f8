import type { Page } from '@playwright/test';
import { checkFocus, stopsAgain, type TabStop } from './focusRing';
import { expect } from './test';

/** Ends a walk in which Tab never leaves the page. No screen has this many Tab stops. */
const MAX_STOPS = 300;

/** Runs in the page. Stores the links and buttons of the page for `missed`, except one that has the focus already. */
function noteControls() {
  const controls = [...document.querySelectorAll('a[href], button')];
  Object.assign(window, { controls: controls.filter((control) => control !== document.activeElement) });
}

/** Runs in the page. Returns the links and buttons that Tab did not reach, except those before the first Tab stop. */
function missed(): string[] {
  const { stops = new Set<Element>(), controls } = window as unknown as {
    readonly stops?: ReadonlySet<Element>;
    readonly controls: readonly Element[];
  };
  // Skip Tab stops that have been removed from the page, because they have no position in the document.
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

/** Moves the focus past the top bar and the menu, which are the same on every screen. */
export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
}

/** Presses Tab to the end of a page. Returns the number of Tab stops and their problems in both colour schemes. */
export async function walk(page: Page): Promise<{ stops: number; problems: string[] }> {
  await page.evaluate(noteControls);
  const check = await page.evaluateHandle(`(${checkFocus.toString()})`);
  const problems: string[] = [];
  let stops = 0;
  for (;;) {
    if (stops === MAX_STOPS) throw new Error(`more than ${MAX_STOPS} Tab stops`);
    await page.keyboard.press('Tab');
    const stop = (await check.evaluate((run: unknown) => (run as () => TabStop | null)())) ?? undefined;
    if (!stop || stop.isRepeated) break;
    stops++;
    problems.push(...stop.problems.map((problem) => `light ${stop.name}: ${problem}`));
  }
  problems.push(...(await page.evaluate(missed)).map((control) => `not reached by Tab: ${control}`));
  // After a key press, an element that a script focuses matches `:focus-visible` too, so its focus ring is visible.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const runStopsAgain = await page.evaluateHandle(`(${stopsAgain})`);
  const dark = await page.evaluate(([run, each]) => (run as (check: unknown) => Promise<string[]>)(each), [
    runStopsAgain,
    check,
  ] as const);
  problems.push(...dark.map((problem) => `dark ${problem}`));
  return { stops, problems };
}
