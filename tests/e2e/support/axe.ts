import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { twoFrames } from './frames';
import { expect } from './test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  readonly axe?: { readonly run: (options: RunOptions) => Promise<AxeResults> };
}

/** What axe leaves out unless told: a name that lacks the words in view, and what a finger misses. */
const rules = {
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
};

/** In another scheme only colours differ. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Everything axe finds wrong with a page as it stands, rule by rule with its markup. It is put into a page once,
 * and says nothing of what is right: that takes longer than looking.
 */
export async function axeFaults(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const runOnly: RunOptions = only ? { runOnly: { type: 'rule', values: [...only] } } : {};
  return page.evaluate(
    async (options) => {
      const found = await (window as unknown as WithAxe).axe?.run(options);
      if (!found) throw new Error('axe did not load');
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { reporter: 'no-passes' as const, rules, ...runOnly },
  );
}

/** The same in light, and of the colours in dark. */
export async function axeFaultsOfBoth(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    // Colours change in a transition, however short: two frames and it is over.
    await twoFrames(page);
    const found = await axeFaults(page, colorScheme === 'dark' ? OF_COLOURS : undefined);
    faults.push(...found.map((fault) => `${colorScheme} ${fault}`));
  }
  return faults;
}
