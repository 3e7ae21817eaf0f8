import type { Page } from '@playwright/test';
import { twoFrames } from './frames';

/**
 * Waits until a lazily loaded script has run and its importer has rendered. `file` is matched against the
 * addresses of the scripts that the page has requested.
 */
export async function moduleRan(page: Page, file: RegExp): Promise<void> {
  await page.evaluate(
    async ([source, flags]) => {
      const pattern = new RegExp(source ?? '', flags);
      const address = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => pattern.test(name));
      if (address === undefined) throw new Error(`no script ${source}`);
      // Imports the same module as the portal did, so it resolves after the portal's import.
      await import(address);
    },
    [file.source, file.flags],
  );
  await twoFrames(page);
}
