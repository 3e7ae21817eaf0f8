import type { APIRequestContext } from '@playwright/test';
import { ask, demoToken, type Rows } from './support/api';
import { withBigAnswers } from './support/bigAnswers';
import { memberRoutes } from './support/routes';
import { expect, test } from './support/test';

/** The screens whose tabs show one list more, beside the promised routes. */
const routes = [...memberRoutes, '/open_position?tab=orders', '/closespotposition?tab=trades'];
const WIDTHS = [360, 1024, 1440, 1920];

/** A detail screen shows nothing without a trade. */
async function addressOf(route: string, request: APIRequestContext): Promise<string> {
  if (!/^\/open(spot)?view$/.test(route)) return route;
  const type = route === '/openview' ? 'FUTURE' : 'SPOT';
  const { data } = await ask<Rows>(request, demoToken(), 'trades', { limit: 10, skip: 0, type });
  return `${route}?id=${data[0]?._id}`;
}

for (const route of routes) {
  test(`${route} never scrolls the page sideways, whatever names, amounts and ids it holds`, async ({
    member: page,
    request,
  }) => {
    await withBigAnswers(page);
    await page.goto(await addressOf(route, request));
    await page.getByRole('heading', { level: 1 }).waitFor();
    const wide: string[] = [];
    const titles = page.getByRole('article').getByRole('heading');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // What a new width draws otherwise, cards for a table, is there after two frames.
      await page.evaluate(
        'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
      );
      const by = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (by > 0) wide.push(`${width} px: ${by} px too wide`);
      // A name that is left no room breaks after every letter, and its card is a blank column.
      for (const title of await titles.all()) {
        const room = (await title.boundingBox())?.width ?? 0;
        if (room < 100) wide.push(`${width} px: a card's name has ${room} px`);
      }
    }
    expect(wide).toEqual([]);
  });
}
