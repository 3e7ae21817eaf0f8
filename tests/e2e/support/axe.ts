import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { twoFrames } from './frames';
import { expect } from './test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  readonly axe?: { readonly run: (within: string, options: RunOptions) => Promise<AxeResults> };
}

/** Additional rules to check, which axe disables by default. */
const rules = {
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
};

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** The rules to check; all of them if omitted. */
  readonly only?: readonly string[] | undefined;
  /** The selector of the part to check; the whole page if omitted. */
  readonly within?: string;
}

/** Runs axe on the current page. Returns a line for each violated rule, with the markup of the faulty elements. */
export async function axeViolations(page: Page, { only, within = 'html' }: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const runOnly: RunOptions = only ? { runOnly: { type: 'rule', values: [...only] } } : {};
  return page.evaluate(
    async ([selector, options]) => {
      const found = await (window as unknown as WithAxe).axe?.run(selector, options);
      if (!found) throw new Error('axe did not load');
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    // Leave out the passed rules: collecting them takes longer than the check itself.
    [within, { reporter: 'no-passes', rules, ...runOnly }] as [string, RunOptions],
  );
}

/**
 * Returns the axe violations in a part of the page. Checks all rules in the light colour scheme, but in the dark scheme
 * only the rules about colours.
 */
export async function axeViolationsInBothSchemes(page: Page, within: string): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    // With reduced motion, colour transitions have no duration, but they still end one frame after they start.
    await twoFrames(page);
    const found = await axeViolations(page, {
      only: colorScheme === 'dark' ? COLOUR_RULES : undefined,
      within,
    });
    violations.push(...found.map((violation) => `${colorScheme} ${violation}`));
  }
  return violations;
}
