import { BIG_ANSWER, withBigAnswers } from './support/bigAnswers';
import { cutFigures } from './support/cutFigures';
import { filledRoute } from './support/filledRoute';
import { memberRoutes } from './support/routes';
import { sideways } from './support/sideways';
import { setWidth } from './support/lists';
import { expect, test } from './support/test';
import { underToast } from './support/toasts';

/** The screens whose tabs show one list more, beside the promised routes. */
const routes = [...memberRoutes, '/open_position?tab=orders', '/closespotposition?tab=trades'];
const WIDTHS = [360, 1024, 1280, 1366, 1440, 1920];
/** Wider than that no line is read well (product.md: Lists). */
const WIDEST = 1600;

for (const route of routes) {
  test(`${route} never scrolls sideways, whatever it holds, and leaves a toast its room`, async ({
    member: page,
    request,
  }) => {
    await withBigAnswers(page);
    await page.goto(await filledRoute(route, request));
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (route !== '/success') await expect(page.locator('#content')).toContainText(BIG_ANSWER);
    const wide: string[] = [];
    const titles = page.getByRole('article').getByRole('heading');
    for (const width of WIDTHS) {
      await setWidth(page, width);
      wide.push(...(await sideways(page)), ...(await cutFigures(page)), ...(await underToast(page)));
      const room = (await page.locator('#content').boundingBox())?.width ?? Infinity;
      if (room > WIDEST) wide.push(`${width} px: the content takes ${room} px`);
      // A name that is left no room breaks after every letter, and its card is a blank column.
      const names = await titles.evaluateAll((all) =>
        all.map((title) => title.getBoundingClientRect().width),
      );
      for (const name of names) if (name < 100) wide.push(`${width} px: a card's name has ${name} px`);
    }
    expect(wide).toEqual([]);
  });
}
