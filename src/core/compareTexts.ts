/** Compares two texts for sorting: ignores case and accents, and orders numbers by value ('WH9' before 'WH10'). */
export const compareTexts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;
