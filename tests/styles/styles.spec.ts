import { expect, type Page } from '@playwright/test';
import { memberRoutes, publicRoutes } from '../e2e/support/routes';
import { overlays } from './gallery/overlayNames';
import { differences, computedStylesOf } from './support/computedStyles';
import { atRest } from './support/waitAtRest';
import { forceStates, states } from './support/states';
import { test } from './support/test';

type Pages = readonly [built: Page, runtime: Page];

const both = async <T>(pages: Pages, act: (page: Page) => Promise<T>) => Promise.all(pages.map(act));

/** Expects both pages to have the same computed styles, in each of these states, such as 'hover'. */
async function expectSameStyles(pages: Pages, within: readonly (readonly string[])[]) {
  const forcers = await both(pages, forceStates);
  for (const state of within) {
    await Promise.all(forcers.map((forceState) => forceState(state)));
    const [built, runtime] = await both(pages, computedStylesOf);
    if (!built || !runtime) throw new Error('a page is missing');
    expect(built.elements.length).toBeGreaterThan(5);
    expect(differences(built, runtime).slice(0, 20), state.join(' and ')).toEqual([]);
  }
  // Check that the pages really differ: only the page with run-time styles has antd's style elements.
  await expect(pages[0].locator('style[data-css-hash]')).toHaveCount(0);
  expect(await pages[1].locator('style[data-css-hash]').count()).toBeGreaterThan(0);
}

const schemes = ['light', 'dark'] as const;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const scheme of schemes)
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test.describe(`${scheme}, motion: ${reducedMotion}`, () => {
      const context = { ...desktop, colorScheme: scheme, reducedMotion };

      for (const size of ['small', 'middle', 'large', 'disabled'])
        test(`every component looks the same with extracted and run-time styles: ${size}`, async ({
          twins,
        }) => {
          const pages = await twins.open('gallery', context);
          await both(pages, (page) => page.goto(`/?scheme=${scheme}&size=${size}&${size}`));
          await both(pages, (page) => page.getByText('Side').waitFor());
          expect(await pages[1].locator('style').count()).toBeGreaterThan(20);
          await expectSameStyles(pages, states);
        });

      for (const overlay of overlays)
        test(`the overlay ${overlay} looks the same with extracted and run-time styles`, async ({
          twins,
        }) => {
          const pages = await twins.open('gallery', context);
          await both(pages, (page) => page.goto(`/?scheme=${scheme}&overlay=${overlay}`));
          await both(pages, (page) => page.locator('body .portal').first().waitFor({ state: 'attached' }));
          await both(pages, atRest);
          await expectSameStyles(pages, states);
        });
    });

/** Waits until the parts that load late are rendered: rows and the menus. */
async function settle(page: Page, member: boolean, wide: boolean) {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if (member && wide) await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
}

for (const [name, size] of Object.entries({ desktop, phone }))
  for (const scheme of schemes)
    test.describe(`${name}, ${scheme}`, () => {
      for (const [routes, session] of [
        [publicRoutes, false],
        [memberRoutes, true],
      ] as const)
        for (const route of routes)
          test(`the ${session ? 'member' : 'public'} route ${route} looks the same with extracted and run-time styles`, async ({
            twins,
          }) => {
            const context = { ...size, colorScheme: scheme, reducedMotion: 'reduce', session } as const;
            const pages = await twins.open('portal', context);
            await both(pages, (page) => page.goto(route));
            await both(pages, (page) => settle(page, session, name === 'desktop'));
            await expectSameStyles(pages, name === 'desktop' && scheme === 'light' ? states : [[]]);
          });
    });
