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

/** Rules that axe leaves off by default. */
const rules = {
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
};

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Runs axe on the page as it stands. Returns one line per violated rule, with the markup of its elements. */
export async function axeViolations(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const runOnly: RunOptions = only ? { runOnly: { type: 'rule', values: [...only] } } : {};
  return page.evaluate(
    async (options) => {
      const found = await (window as unknown as WithAxe).axe?.run(options);
      if (!found) throw new Error('axe did not load');
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    // Collecting the passed rules takes longer than the check itself.
    { reporter: 'no-passes' as const, rules, ...runOnly },
  );
}

/** Returns the axe violations of the page: all rules in the light scheme, the colour rules in the dark one. */
export async function axeViolationsInBothSchemes(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    // Colour transitions of zero length end one frame after they start.
    await twoFrames(page);
    const found = await axeViolations(page, colorScheme === 'dark' ? COLOUR_RULES : undefined);
    violations.push(...found.map((violation) => `${colorScheme} ${violation}`));
  }
  return violations;
}
