const presses = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * After something that lay over the screen has closed: the second half of the double click that closed it
 * hits nothing. What lay behind the button is not what was meant, and would take the focus or be pressed.
 * Ends with the next press that begins a click of its own.
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
