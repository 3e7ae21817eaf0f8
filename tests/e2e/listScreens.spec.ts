import type { Page } from '@playwright/test';
import { bodiesOf } from './support/api';
import { advance, openOnPausedClock, freezeDate } from './support/clock';
import { rowsOf } from './support/lists';
import { expect, test } from './support/test';

const listOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('bonus', { tag: '@bonus' }, () => {
  test('the three bonus screens link to each other', async ({ member: page }) => {
    const bonuses = [
      { name: 'Level Income', url: '/bonus', transactionType: 'levelIncome' },
      { name: 'Rewards Bonus', url: '/club', transactionType: 'rewards' },
      { name: 'Royalty Bonus', url: '/layalty', transactionType: 'royaltyBonus' },
    ] as const;
    const [level, rewards, royalty] = bonuses;
    const bodies = bodiesOf(page, 'bonusTxns');
    const links = page.getByRole('navigation', { name: 'Bonus', exact: true }).getByRole('link');
    const expectAt = async (url: string, { name }: (typeof bonuses)[number]) => {
      await expect(page).toHaveURL(url);
      await expect(links).toHaveText(bonuses.map((bonus) => bonus.name));
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(name);
      await expect(listOf(page, name).getByRole('navigation', { name: 'Pages' })).toContainText(/^1–10 of /);
      for (const bonus of bonuses)
        if (bonus.name !== name) await expect(listOf(page, bonus.name)).toHaveCount(0);
    };
    await page.goto('/dashBonus');
    await expectAt('/dashBonus', level);
    // Follow the links between the three bonus screens, each link once.
    for (const bonus of [rewards, royalty, level, royalty, rewards, level]) {
      await links.filter({ hasText: bonus.name }).click();
      await expectAt(bonus.url, bonus);
    }
    for (const { transactionType } of bonuses)
      expect(bodies).toContainEqual({ limit: 10, skip: 0, transactionType });
  });
});

test.describe('transactions', { tag: ['@transactions', '@lists'] }, () => {
  test('user to user requests only transfers between members, and shows their type once', async ({
    member: page,
  }) => {
    await freezeDate(page);
    const bodies = bodiesOf(page, 'allTxns');
    await page.goto('/usertouser');
    const list = listOf(page, 'User to user');
    await expect(list.locator('[aria-busy=false]:not(.ant-spin)')).toBeVisible();
    await expect(list.getByText('User fund transfer', { exact: true })).toHaveCount(1);
    expect(bodies).toEqual([{ limit: 10, skip: 0, transactionType: 'userFundTransfer' }]);
  });
});

test.describe('exchange bindings', { tag: '@exchange-keys' }, () => {
  test('keys of a binding are masked, shown one at a time, and masked again after 30 s', async ({
    member: page,
  }) => {
    const binding = rowsOf(listOf(page, 'Exchange bindings')).first();
    const masked = binding.getByText('••••••••••••');
    await openOnPausedClock(page, '/bindapi', async () => (await masked.count()) === 2);
    await binding.getByRole('button', { name: 'Show API key' }).click();
    await expect(masked).toHaveCount(1);
    await binding.getByRole('button', { name: 'Hide API key' }).click();
    await expect(masked).toHaveCount(2);

    await binding.getByRole('button', { name: 'Show API key' }).click();
    await expect(masked).toHaveCount(1);
    await advance(page, 29_000);
    await expect(masked).toHaveCount(1);
    await advance(page, 1_000);
    await expect(masked).toHaveCount(2);
  });
});
