import type { Page } from '@playwright/test';
import { entryOf } from './routes';

/**
 * For routes without a menu item and without a parent: the path of the menu item that is current. This menu item opens the
 * same screen, or a screen with a link to the route.
 */
const menuItems: Readonly<Record<string, string>> = {
  '/dashBonus': '/bonus',
  '/DASHBONUS': '/bonus',
  '/club': '/bonus',
  '/layalty': '/bonus',
  '/direct': '/team',
  '/team/': '/team',
  '/success': '/dashboard',
};

export const menuItemOf = (route: string): string =>
  menuItems[route] ?? entryOf(route)?.handle.parent ?? route;

/** Returns the paths of the visible menu items with `aria-current`, and of those that are highlighted. */
export const currentIn = (page: Page) =>
  page.evaluate(() => {
    const menus = ['Sidebar', 'Main'].map((name) =>
      [...document.querySelectorAll(`nav[aria-label=${name}]`)].find(
        (found) => found.getClientRects().length > 0,
      ),
    );
    const hrefs = (selector: string) =>
      menus.flatMap((menu) =>
        [...(menu?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href')),
      );
    return { ariaCurrent: hrefs('a[aria-current=page]'), highlighted: hrefs('.ant-menu-item-selected a') };
  });
