import type { Page } from '@playwright/test';
import { callApi, demoToken, type Rows } from './support/api';
import { expect, test } from './support/test';

/** Selects from the start of one element to the end of another, presses Ctrl+C, and returns the clipboard's text. */
async function copy(page: Page, from: string, to = from): Promise<string> {
  await page.evaluate(
    ([start = '', end = '']) => {
      const range = document.createRange();
      range.setStart(document.querySelector(start) ?? document.body, 0);
      const last = document.querySelector(end) ?? document.body;
      range.setEnd(last, last.childNodes.length);
      const selection = window.getSelection();
      selection?.removeAllRanges();
      selection?.addRange(range);
    },
    [from, to],
  );
  await page.keyboard.press('Control+C');
  return page.evaluate(() => navigator.clipboard.readText());
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'selected rows, cells and cards paste as a table with full values',
  { tag: '@lists' },
  async ({ member: page, request }) => {
    const { data } = await callApi<Rows>(request, demoToken(), 'deposit', { limit: 10, skip: 0 });
    await page.goto('/deposit');
    await expect(page.locator('tbody tr')).toHaveCount(10);
    await expect(page.locator('tbody .ant-skeleton')).toHaveCount(0);
    const row = (index: number) => `tbody tr:nth-child(${index})`;
    const lines = (await copy(page, row(1), row(3))).split('\n').map((line) => line.split('\t'));
    expect(lines.map(([, , from, to]) => [from, to])).toEqual(
      data.slice(0, 3).map(({ from, to }) => [from, to]),
    );
    expect(lines[0]?.[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    // From the third cell of one row to the second cell of the next: columns stay aligned.
    const cells = await copy(page, `${row(1)} td:nth-child(3)`, `${row(2)} td:nth-child(2)`);
    expect(cells.split('\n').map((line) => line.split('\t').length)).toEqual([4, 4]);
    expect(cells.startsWith(`\t\t${data[0]?.from}\t`)).toBe(true);
    expect(await copy(page, `${row(2)} td:nth-child(3)`)).toBe(data[1]?.from);
    // A selection that reaches beyond the list is the browser's.
    expect(await copy(page, 'h1', row(1))).toContain('Deposit');

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole('article')).toHaveCount(10);
    const card = (index: number) => `li:nth-child(${index}) > [role=article]`;
    const text = await copy(page, card(1), card(2));
    const cards = text.split('\n');
    expect(cards).toHaveLength(2);
    expect(text).not.toMatch(/Copy|Details|Hidden/);
    expect(cards[0]).toContain(String(data[0]?.to));
    expect(cards[0]?.split('\t').length).toBe(cards[1]?.split('\t').length);
  },
);

test(
  'a click anywhere on a row opens it, but not on a control or after selecting text',
  { tag: '@lists' },
  async ({ member: page }) => {
    await page.goto('/open_position');
    const row = page.locator('tbody tr').first();
    await expect(row.getByRole('link')).toBeVisible();
    await row.getByText(/USDT/).click();
    await expect(page).toHaveURL(/openview/);
    await page.goBack();
    await expect(row.getByRole('link')).toBeVisible();
    // Select text with the mouse.
    const box = await row.locator('td').nth(1).boundingBox();
    if (!box) throw new Error('the cell is not visible');
    await page.mouse.move(box.x + 10, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => window.getSelection()?.toString())).not.toBe('');
    await expect(page).toHaveURL(/open_position/);
    // A modified click opens a new tab, as on the link.
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      row
        .locator('td')
        .nth(3)
        .click({ modifiers: ['Control'] }),
    ]);
    await tab.close();
    await page.setViewportSize({ width: 390, height: 800 });
    const card = page.getByRole('article').first();
    await card.getByText('Profit / Loss').click();
    await expect(card.getByRole('button', { name: /^Details/ })).toHaveAttribute('aria-expanded', 'true');
    await card.getByText('Start price').click();
    await expect(page).toHaveURL(/openview/);
  },
);
