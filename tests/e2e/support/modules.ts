import type { Page } from '@playwright/test';
import { twoFrames } from './frames';

/**
 * Waits until a lazily loaded script has run and whoever imported it has rendered. `file` is matched against the
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
      // The same module as the portal's own import: it resolves after that one.
      await import(address);
    },
    [file.source, file.flags],
  );
  await twoFrames(page);
}
