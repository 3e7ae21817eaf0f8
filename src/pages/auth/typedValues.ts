import { codeIn, toAsciiDigits } from '../../core/digits';

/** Returns a digit or '' for each box. If one has more, such as a pasted code, spreads the digits over all boxes. */
function toDigits(boxes: readonly string[]): string[] {
  const typed = boxes.map(toAsciiDigits);
  if (typed.every((text) => /^\d?$/.test(text))) return typed;
  const code = boxes.map(codeIn).find((found) => found !== undefined);
  const digits = code ?? typed.join('').replace(/\D/g, '');
  return boxes.map((_, index) => digits[index] ?? '');
}

/** Returns the inputs of a form's field. Their id, or that of the element around them, is form, `_` and field. */
function inputsOf(form: string, field: string): HTMLInputElement[] {
  const element = document.getElementById(`${form}_${field}`);
  return element instanceof HTMLInputElement ? [element] : [...(element?.querySelectorAll('input') ?? [])];
}

/** Whether the text of an input isn't React's, which always sets the attribute `value` (`defaultValue`) as well. */
export const isUnrendered = ({ value, defaultValue }: HTMLInputElement): boolean => value !== defaultValue;

/**
 * Returns the texts that were typed before the code of a form loaded, or set without an event, as some password managers
 * do; by field. `values` is the form's state. Skips the field of `except`, an input whose own event is being handled.
 */
export function typedValues(
  form: string,
  values: object,
  except?: EventTarget,
): Record<string, string | string[]> {
  const typed: Record<string, string | string[]> = {};
  for (const [field, value] of Object.entries(values as Record<string, string | readonly string[]>)) {
    const inputs = inputsOf(form, field);
    if (!inputs.some(isUnrendered) || inputs.some((input) => input === except)) continue;
    const texts = inputs.map((input) => input.value);
    if (texts.join() === String(value)) continue;
    typed[field] = typeof value === 'string' ? texts.join() : toDigits(texts);
  }
  return typed;
}

/** Moves the focus from a filled box of a code to the first empty one: before the code loads, one box takes all digits. */
export function focusNextBox(form: string, values: object) {
  for (const [field, value] of Object.entries(values as Record<string, string | readonly string[]>)) {
    const boxes = typeof value === 'string' ? [] : inputsOf(form, field);
    if (boxes.some((box) => box === document.activeElement && box.value !== ''))
      boxes[value.indexOf('')]?.focus();
  }
}
