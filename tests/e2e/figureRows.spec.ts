import { axeViolations, axeViolationsInBothSchemes } from './support/axe';
import { valueOf } from './support/descriptions';
import { horizontalOverflow } from './support/horizontalOverflow';
import { expect, test } from './support/test';
import { PHONE } from './support/windows';

test(
  'a figure leads to the rows that give it, and a total to its part of them',
  { tag: ['@lists', '@profile', '@team'] },
  async ({ member: page }) => {
    await page.goto('/profile');
    const referrals = page.getByRole('link', { name: /^Direct team: / });
    const count = (await referrals.textContent()) ?? '';
    await referrals.click();
    await expect(page).toHaveURL('/direct');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(`1–10 of ${count}`);

    const pioneers = page.getByRole('link', { name: /^Pioneer Activate: / });
    const active = (await pioneers.textContent()) ?? '';
    await pioneers.click();
    await expect(page.getByRole('note').filter({ hasText: `${active} of ${count}` })).toBeVisible();
    // The headline stays, and says that the filter doesn't change it.
    await expect(valueOf(page, 'Pioneer Activate')).toHaveText(active);
    await expect(page.getByText('These figures cover all rows, filtered or not.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await page.goto('/fundtransfer');
    const balance = page.getByRole('link', { name: /^Fuel Wallet: / });
    const amount = (await balance.textContent()) ?? '';
    await balance.click();
    await expect(page).toHaveURL('/wallet?totals=1');
    const totals = page.getByRole('region', { name: 'Totals of Fuel Wallet' });
    const net = (await valueOf(totals, 'Net').textContent()) ?? '';
    expect(net).toMatch(/^\+[\d,.]+ USDT$/);
    expect(Number(net.replace(/[^\d.]/g, '')).toFixed(2)).toBe(amount.replace(/[^\d.]/g, ''));

    const fees = totals.getByRole('link', { name: /^Fees: -/ });
    const sum = (await fees.textContent()) ?? '';
    await fees.click();
    await expect(page).toHaveURL(/where\.transactionType=/);
    await expect(page.getByRole('note').filter({ hasText: ' of ' })).toBeVisible();
    await expect(valueOf(totals, 'Net')).toHaveText(sum);
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await horizontalOverflow(page)).toEqual([]);
  },
);

test(
  'a view of a list is saved by name, opened from the palette and removed',
  { tag: ['@lists', '@keyboard'] },
  async ({ member: page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/withdrawhistory?where.status=PENDING&totals=1');
    const views = page.getByRole('button', { name: 'Views of Withdraw history' });
    const more = page.getByRole('button', { name: 'More tools of Withdraw history' });
    const dialog = page.getByRole('dialog', { name: 'Saved views' });
    await more.click();
    await views.click();
    await expect(dialog.getByRole('button', { name: 'Save view' })).toBeEnabled();
    await dialog.getByRole('textbox').fill('<i>On the way</i>');
    await page.keyboard.press('Enter');
    const saved = dialog.getByRole('link', { name: '<i>On the way</i>' });
    await expect(saved).toHaveAttribute('aria-current', 'true');
    expect(await horizontalOverflow(page)).toEqual([]);
    expect(await axeViolationsInBothSchemes(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(views).toBeFocused();

    await page.goto('/profile');
    await page.getByRole('button', { name: /^Find a page/ }).click();
    await page.getByRole('combobox', { name: 'Command palette' }).fill('on the way');
    await page.getByRole('option', { name: '<i>On the way</i> · Withdraw history' }).click();
    await expect(page).toHaveURL('/withdrawhistory?totals=1&where.status=PENDING');
    await expect(page.getByRole('region', { name: 'Totals of Withdraw history' })).toBeVisible();

    await page.goto('/withdrawhistory');
    await more.click();
    await views.click();
    await expect(saved).not.toHaveAttribute('aria-current');
    await dialog.getByRole('button', { name: /^Remove / }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
  },
);
