import type { Page } from '@playwright/test';
import { twoFrames } from './frames';

/**
 * Waits until a lazily loaded script has run and the page has rendered the result. `file` matches the URL of the script
 * among the files that the page has requested.
 */
export async function moduleRan(page: Page, file: RegExp): Promise<void> {
  await page.evaluate(
    async ([source, flags]) => {
      const pattern = new RegExp(source ?? '', flags);
      const url = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => pattern.test(name));
      if (url === undefined) throw new Error(`no script ${source}`);
      // Imports the same module as the portal has imported before, so this import resolves after the portal's import.
      await import(url);
    },
    [file.source, file.flags],
  );
  await twoFrames(page);
}
