import type { Page } from '@playwright/test';

/** Where an entry stands for addresses beside its own: those that share its screen, and those it leads to. */
const others: Readonly<Record<string, string>> = {
  '/dashBonus': '/bonus',
  '/DASHBONUS': '/bonus',
  '/club': '/bonus',
  '/layalty': '/bonus',
  '/direct': '/team',
  '/team/': '/team',
  '/level/1': '/team',
  '/openview': '/open_position',
  '/openspotview': '/openspotposition',
  '/success': '/dashboard',
};

/** The address of the one entry that is current on a route. */
export const entryOf = (route: string): string => others[route] ?? route;

/** In all menus in view: the addresses of what is marked current for screen readers, and of what looks it. */
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
    return { told: hrefs('a[aria-current=page]'), looks: hrefs('.ant-menu-item-selected a') };
  });
