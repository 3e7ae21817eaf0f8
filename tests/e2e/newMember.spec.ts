import { titleOf } from '../../src/app/screens';
import { callApi } from './support/api';
import { newMember, sessionOf } from './support/members';
import { memberRoutes } from './support/routes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** The heading of each member route. Other routes, such as that of a new resource, have their title as heading. */
const headings: Readonly<Record<string, string>> = {
  '/dashboard': 'Dashboard',
  '/bonus': 'Bonus',
  '/dashBonus': 'Bonus',
  '/club': 'Bonus',
  '/layalty': 'Bonus',
  '/bindapi': 'Bind Api',
  '/deposit': 'Deposit',
  '/open_position': 'Futures',
  '/close_position': 'Futures',
  '/openspotposition': 'Spot',
  '/closespotposition': 'Spot',
  '/openview': 'Trade detail',
  '/openspotview': 'Trade detail',
  '/activity': 'Activity',
  '/usertouser': 'User to user',
  '/profile': 'Profile',
  '/team': 'Team',
  '/direct': 'Team',
  '/level/1': 'Level members 1',
  '/tranctattion': 'Transactions',
  '/wallet': 'Fuel Wallet',
  '/fundtransfer': 'Fund Transfer',
  '/ticket': 'Ticket',
  '/mithdraw': 'Withdraw',
  '/withdrawhistory': 'Withdraw history',
  '/success': 'Success',
  '/marketdata': 'Market',
  '/depositpage': 'Account activation',
  '/profit': 'Profit',
};

test.describe('a new member', { tag: ['@audience-and-roles', '@member-routes', '@activation'] }, () => {
  test('a new member, unpaid and without a package, opens every member route', async ({ page, request }) => {
    const token = await sessionOf(request, await newMember(request));
    const { data } = await callApi<{ data: { user: object } }>(request, token, 'dashboard');
    expect(data.user).toMatchObject({ paidStatus: false, packageAmount: '0', packageValidity: '' });
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    await page.goto('/success');
    for (const route of memberRoutes) {
      await visit(page, route);
      const name = headings[route] ?? titleOf(route) ?? 'no heading is known';
      await expect(page.getByRole('heading', { level: 1, name, exact: true }), route).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('alert'), route).toHaveCount(0);
      await expect(page, route).toHaveURL(route);
    }
  });
});
