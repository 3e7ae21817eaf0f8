import type { Page } from '@playwright/test';
import { expect } from './test';

/** The result of `checkFocus` for one Tab stop, complete in one call because calls to the page are slow. */
interface TabStop {
  readonly name: string;
  /** The problems of the focus ring. Empty if the ring is fine. */
  readonly problems: readonly string[];
  /** Whether `checkFocus` has already checked this element since the page was loaded. */
  readonly isRepeated: boolean;
}

/**
 * Runs in the page. Checks the focus ring of the focused element: that of the element itself or of the
 * container around it, such as a field with icons or a menu item. Returns `null` once the focus has left the page.
 */
function checkFocus(): TabStop | null {
  const stops = ((window as unknown as { stops?: Set<Element> }).stops ??= new Set<Element>());
  const target = document.activeElement;
  if (!target || target === document.body || target === document.documentElement) return null;
  const isRepeated = stops.has(target);
  stops.add(target);

  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (css: string): Colour => {
    if (!canvas) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const luminance = ([red, green, blue]: Colour) => {
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (one: Colour, other: Colour) => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  /** Returns the colour behind an element: the background of its nearest opaque ancestor, or white. */
  const backgroundBehind = (element: Element): Colour => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const colour = read(getComputedStyle(at).backgroundColor);
      if (colour[3] > 0.99) return colour;
    }
    return read('#fff');
  };
  const ringOf = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(element);
    // The ring of a field is a shadow around its border.
    const [, colour, spread] = /^(rgba?\([^)]*\)) 0px 0px 0px (\d+)px$/.exec(boxShadow) ?? [];
    if (outlineStyle === 'none' && colour && element.contains(document.activeElement))
      return { style: 'solid', width: Number(spread), colour: read(colour), offset: 1 };
    const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    return { style: outlineStyle, width, colour: read(outlineColor), offset: parseFloat(outlineOffset) };
  };
  /**
   * Returns the sides on which an ancestor clips the focus ring. `reach` is how far the ring extends beyond the
   * element, in px.
   */
  const cutSides = (element: Element, reach: number) => {
    const box = element.getBoundingClientRect();
    const cut = new Set<string>();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, overflowClipMargin, position } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const room = overflowX === 'clip' ? parseFloat(overflowClipMargin) || 0 : 0;
      if (overflowX !== 'visible') {
        if (box.left - reach < frame.left - room - 0.5) cut.add('left');
        if (box.right + reach > frame.right + room + 0.5) cut.add('right');
      }
      if (overflowY !== 'visible') {
        if (box.top - reach < frame.top - room - 0.5) cut.add('top');
        if (box.bottom + reach > frame.bottom + room + 0.5) cut.add('bottom');
      }
      if (position === 'fixed') break;
    }
    return [...cut];
  };

  let ringed: Element = target;
  for (let up = 0; up < 7 && ringOf(ringed).width === 0 && ringed.parentElement; up++)
    ringed = ringed.parentElement;
  const ring = ringOf(ringed);
  const label = target.getAttribute('aria-label') ?? (target.textContent || target.id || target.className);
  const name = `${target.tagName.toLowerCase()} "${label.trim().slice(0, 40)}"`;
  const problems: string[] = [];
  if (ring.width < 2 || ring.style !== 'solid') problems.push(`outline ${ring.width}px ${ring.style}`);
  else {
    const ratio = contrast(ring.colour, backgroundBehind(ringed));
    if (ring.colour[3] < 0.99 || ratio < 3) problems.push(`contrast ${ratio.toFixed(2)}`);
    if (ring.offset === 0) problems.push('no offset');
    const cut = cutSides(ringed, ring.width + ring.offset);
    if (cut.length > 0) problems.push(`cut off at its ${cut.join(', ')}`);
  }
  return { name, problems, isRepeated };
}

/** Runs in the page. Focuses each Tab stop that `checkFocus` has checked before, and returns all problems. */
const stopsAgain = `async (checkFocus) => {
  const found = [];
  for (const stop of window.stops ?? []) {
    if (!stop.isConnected) continue;
    stop.focus();
    // antd adds the focus class of a select in a later render.
    await new Promise(requestAnimationFrame);
    if (document.activeElement !== stop) continue;
    const { name, problems } = checkFocus();
    found.push(...problems.map((problem) => name + ': ' + problem));
  }
  return found;
}`;

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
