import { valueOf } from './support/descriptions';
import { expect, test } from './support/test';

test.describe('links of the profit screen', { tag: '@profit' }, () => {
  test('a month, a day, a bar and a pair lead to their rows, which add up to the month and the pair', async ({
    member: page,
  }) => {
    await page.goto('/profit?time=overall');
    const months = page.getByRole('region', { name: 'Months' });
    const month = months.getByRole('row').nth(1).getByRole('button').first();
    const profit = await month.textContent();
    await month.focus();
    await page.keyboard.press('Enter');
    await months.getByRole('link', { name: 'Results' }).click();
    await expect(page).toHaveURL(/where\.date=\d{4}-\d\d-01\.\.\d{4}-\d\d-\d\d&time=overall&totals=1$/);
    const totals = page.getByRole('region', { name: 'Totals of Profit' });
    const shown = Number((await valueOf(totals, 'Profit').textContent())?.replace(/[^\d.-]/g, ''));
    expect(shown.toFixed(4)).toBe(Number(profit?.split(' ').at(-1)?.replace(/,/g, '')).toFixed(4));

    await page.goto('/profit?time=overall');
    const days = page.getByRole('region', { name: 'Days' });
    await days
      .getByRole('button', { name: /^Links of / })
      .last()
      .click();
    const day = (await days.locator('b').last().textContent()) ?? '';
    await days.getByRole('link', { name: 'Futures trades opened' }).click();
    await expect(page).toHaveURL(`/open_position?from=${day}&to=${day}&closeStatus=true&totals=1`);
    await page.goBack();
    await page.getByRole('button', { name: 'By month' }).click();
    const bar = page.getByRole('slider', { name: 'Month' });
    await bar.focus();
    await page.keyboard.press('Home');
    const name = (await bar.getAttribute('aria-valuetext'))?.slice(0, 7) ?? '';
    const chart = page.getByRole('region', { name: 'Profit chart' });
    await chart.getByRole('link', { name: 'Spot trades opened' }).click();
    await expect(page).toHaveURL(new RegExp(`/openspotposition\\?from=${name}-01&to=${name}-\\d\\d&`));

    await page.goto('/profit?time=1month&market=spot');
    const pairs = page.getByRole('region', { name: 'Results per pair' });
    await pairs.scrollIntoViewIfNeeded();
    await expect(pairs.getByText(/^All closed spot trades opened since/)).toBeVisible();
    const pair = pairs.getByRole('rowheader').first();
    const [symbol = '', count] = (await pair.textContent())?.split(/[ ()]+/) ?? [];
    const sum = await valueOf(pairs, (await pair.textContent()) ?? '').textContent();
    await pair.getByRole('link').click();
    const trades = page.getByRole('region', { name: 'Totals of Spot trades' });
    await expect(valueOf(trades, 'Results')).toHaveText(String(count));
    const total = await valueOf(trades, 'Profit / Loss').textContent();
    expect(total?.replace(/[+$]/g, '')).toBe(sum);
    expect(new URL(page.url()).searchParams.get('where.symbol')).toBe(symbol);
  });
});
