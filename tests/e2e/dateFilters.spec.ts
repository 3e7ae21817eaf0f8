import type { Page } from '@playwright/test';
import { callApi, demoToken, type Rows } from './support/api';
import { twoFrames } from './support/frames';
import { choose } from './support/select';
import { horizontalOverflow } from './support/horizontalOverflow';
import { expect, test } from './support/test';

const listOf = (page: Page) => page.getByRole('region', { name: 'Transactions', exact: true });
/** Finds the filter form. Fields must be searched inside the form, because two columns are also called From and To. */
const filterOf = (page: Page) => page.getByRole('form', { name: 'Filter Transactions' });

/** Matches the script with antd's DatePicker. */
const CALENDAR = /\/assets\/CalendarInput-.*\.js$/;

test.describe('date filters', { tag: '@lists' }, () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

    test('date inputs are native, take the focus on the first tap and filter the rows', async ({
      member: page,
      request,
    }) => {
      const { data } = await callApi<Rows>(request, demoToken(), 'allTxns', { limit: 10, skip: 0 });
      const day = data.at(-1)?.createdAt?.slice(0, 10) ?? '';
      const files: string[] = [];
      page.on('request', (file) => files.push(file.url()));
      await page.goto('/tranctattion');
      const list = listOf(page);
      const rows = list.getByRole('article');
      await expect(rows).toHaveCount(10);

      await list.getByRole('button', { name: 'Filter Transactions' }).tap();
      const sheet = page.getByRole('dialog');
      await choose(sheet, 'Period', 'Custom');
      for (const label of ['Date from', 'Date to']) {
        const input = sheet.getByLabel(label, { exact: true });
        await expect(input).toHaveAttribute('type', 'date');
        await input.tap();
        await expect(input).toBeFocused();
        await input.fill(day);
        expect(await horizontalOverflow(page)).toEqual([]);
      }
      await sheet.getByRole('button', { name: 'Apply Filters' }).tap();
      await expect(page).toHaveURL(`/tranctattion?from=${day}&to=${day}`);
      await expect(list.getByRole('note')).toHaveText(/^\d+ of \d+ Clear$/);
      await expect(rows.first()).toContainText(day);
      await expect(rows.filter({ hasNotText: day })).toHaveCount(0);

      await choose(sheet, 'Column', 'Updated');
      for (const label of ['From', 'To'])
        await expect(filterOf(page).getByLabel(label, { exact: true })).toHaveAttribute('type', 'date');
      for (const width of [360, 390, 412]) {
        await page.setViewportSize({ width, height: 780 });
        await twoFrames(page);
        expect(await horizontalOverflow(page)).toEqual([]);
      }
      expect(files.filter((url) => CALENDAR.test(url))).toEqual([]);
    });
  });

  for (const width of [1024, 360])
    test(`with a mouse, calendars show one month and stay inside a window of ${width} px`, async ({
      member: page,
    }) => {
      const height = 768;
      await page.setViewportSize({ width, height });
      await page.goto('/tranctattion');
      const list = listOf(page);
      await expect(list.locator('[aria-busy=false]:not(.ant-spin)')).toBeVisible();
      const code = page.waitForResponse((file) => CALENDAR.test(file.url()));
      await list.getByRole('button', { name: 'Filter Transactions' }).click();
      const scope = width < 1024 ? page.getByRole('dialog') : list;
      await choose(scope, 'Period', 'Custom');
      await choose(scope, 'Column', 'Updated');

      for (const label of ['Date from', 'Date to', 'From', 'To'])
        await test.step(label, async () => {
          const input = page.getByRole('textbox', { name: label, exact: true });
          await input.hover();
          await code;
          await expect(page.locator('.ant-picker').filter({ has: input })).toBeVisible();
          await input.click();
          const calendar = page.locator('.ant-picker-dropdown').filter({ visible: true });
          await expect(calendar.getByRole('columnheader')).toHaveText([
            'Mo',
            'Tu',
            'We',
            'Th',
            'Fr',
            'Sa',
            'Su',
          ]);
          await expect
            .poll(async () => {
              const box = await calendar.boundingBox();
              return (
                box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
              );
            })
            .toBe(true);
          expect(await horizontalOverflow(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(calendar).toHaveCount(0);
        });
    });
});
