import { expect, test } from './support/test';

test('spot orders have View and Close, and View leads to the orders of their trade', async ({
  member: page,
}) => {
  await page.goto('/closespotposition');
  const list = page.getByRole('region', { name: 'Spot orders' });
  await expect(list.locator('[aria-busy=false]')).toBeVisible();
  const first = list.locator('[aria-busy=false] tbody').getByRole('row').first();
  await expect(first.getByRole('button', { name: 'Close' })).toBeEnabled();
  const number = await first.getByRole('button', { name: /^Copy Order Id/ }).getAttribute('aria-label');
  const id = number?.split(' ').at(-1) ?? '';
  await first.getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(`/openspotview?id=${id}`);
  await expect(page.getByRole('button', { name: `Copy Order Id ${id}` })).toBeVisible();
});
