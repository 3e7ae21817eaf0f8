let collator: Intl.Collator | undefined;

/** Compares two texts for sorting: ignores case and accents, and orders numbers by value ('WH9' before 'WH10'). */
export function compareTexts(a: string, b: string): number {
  // Created on first use, because that takes up to 20 ms.
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}
