const presses = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * Ignores the second click of a double click that closed an overlay. It would otherwise hit or focus the element
 * behind the overlay's button. Stops at the next single press.
 */
export function ignoreSecondClick(): void {
  const judge = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') {
      for (const type of presses) document.removeEventListener(type, judge, true);
    }
  };
  for (const type of presses) document.addEventListener(type, judge, true);
}
