/** Returns one character per box; text typed or pasted into one box is spread from the first box on. */
function spread(boxes: readonly string[], typed: readonly string[]): string[] {
  if (typed.every((text) => /^\d?$/.test(text))) return [...typed];
  const digits = typed.join('').replace(/\D/g, '');
  return boxes.map((_, index) => digits[index] ?? '');
}

/**
 * Returns the field values that the form doesn't know yet: text typed into a prerendered page before its code loaded.
 * Undefined if the fields match `values`.
 * @param form name of the form, which prefixes the ids of its fields
 * @param values the form's values by field: a text, or one text per box
 */
export function typedValues(form: string, values: object): Record<string, string | string[]> | undefined {
  const typed = Object.entries(values as Record<string, string | readonly string[]>).flatMap(
    ([field, value]): [string, string | string[]][] => {
      const element = document.getElementById(`${form}_${field}`);
      if (element instanceof HTMLInputElement)
        return typeof value === 'string' && element.value !== value ? [[field, element.value]] : [];
      if (!element || typeof value === 'string') return [];
      const boxes = [...element.querySelectorAll('input')].map((box) => box.value);
      return boxes.join() === value.join() ? [] : [[field, spread(value, boxes)]];
    },
  );
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}
