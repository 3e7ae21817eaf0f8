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
});
