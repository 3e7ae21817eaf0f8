/** The result of `checkFocus` for one Tab stop, complete in one call because calls to the page are slow. */
export interface TabStop {
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
export function checkFocus(): TabStop | null {
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
export const stopsAgain = `async (checkFocus) => {
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
