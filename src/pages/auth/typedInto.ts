/** One character a box; what was typed or pasted into one box spreads from the first one. */
function spread(boxes: readonly string[], typed: readonly string[]): string[] {
  if (typed.every((text) => /^\d?$/.test(text))) return [...typed];
  const digits = typed.join('').replace(/\D/g, '');
  return boxes.map((_, index) => digits[index] ?? '');
}

/**
 * What stands in the fields of a form and the form does not know of: typed into a prerendered page before its code
 * was there. Undefined where there is no such thing.
 * @param form the name that begins the ids of its fields
 * @param values what the form has, by field: a text, or one for each box
 */
export function typedInto(form: string, values: object): Record<string, string | string[]> | undefined {
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
