import { titleOf } from '../../src/app/screens';
import { callApi } from './support/api';
import { newMember, sessionOf } from './support/members';
import { memberRoutes } from './support/routes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.describe('a new member', { tag: ['@audience-and-roles', '@member-routes', '@activation'] }, () => {
  test('a new member, unpaid and without a package, opens every member route', async ({ page, request }) => {
    const token = await sessionOf(request, await newMember(request));
    const { data } = await callApi<{ data: { user: object } }>(request, token, 'dashboard');
    expect(data.user).toMatchObject({ paidStatus: false, packageAmount: '0', packageValidity: '' });
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    await page.goto('/success');
    for (const route of memberRoutes) {
      await visit(page, route);
      const name = titleOf(route) ?? 'no title';
      await expect(page.getByRole('heading', { level: 1, name, exact: true }), route).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('alert'), route).toHaveCount(0);
      await expect(page, route).toHaveURL(route);
    }
  });
});
