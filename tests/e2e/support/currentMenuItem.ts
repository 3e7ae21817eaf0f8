import type { Page } from '@playwright/test';

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
