import type { Page } from '@playwright/test';
import { advance, openOnPausedClock } from './support/clock';
import { isRunning } from './support/prerendered';
import { expect, test } from './support/test';
import { PHONE } from './support/windows';

/** The time between two slides, in ms (product.md: Constants). */
const CAROUSEL_INTERVAL_MS = 3000;

const carousel = (page: Page) => page.getByRole('region', { name: 'Portal features' });
const currentDot = (page: Page) => carousel(page).locator('[aria-current=true]');
const expectSlide = (page: Page, number: number) =>
  expect(currentDot(page)).toHaveAccessibleName(new RegExp(`^Slide ${number}:`));

/** Opens the landing page, with its first slide in view, on a paused clock. */
async function openOnFirstSlide(page: Page) {
  await openOnPausedClock(page, '/', () => isRunning(page));
  await expectSlide(page, 1);
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('landing page', { tag: '@landing' }, () => {
  test('navigation, contest, risk, incomes and footer are as specified', async ({ page }) => {
    await page.goto('/');

    await test.step('the navigation leads to its targets and stays in view', async () => {
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
      await expect(links).toHaveCount(5);
      expect(
        await links.evaluateAll((found) =>
          found.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
        ),
      ).toEqual(['Home /', 'About #about', 'Feature #feature', 'Login /login', 'Sign up /signup']);
      await page.getByRole('link', { name: 'Feature' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#feature')).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Level up as your team grows' })).toBeInViewport();
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });

    await test.step('the contest is over', async () => {
      await expect(page.locator('#contest')).toHaveText(
        'The tour contest is over. It ran from 2 January to 15 March 2025 and needed 100 team members: ' +
          '50 joinings on the power leg and 50 on all other legs.',
      );
    });

    await test.step('risk and incomes are named', async () => {
      await expect(page.getByRole('region', { name: 'Trading can lose money' })).toContainText(
        'Trades and API keys on the exchange are your own responsibility.',
      );
      await expect(page.getByRole('term')).toHaveText(['Level income', 'Rewards bonus', 'Royalty bonus']);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Dubai');
      expect(
        await footer.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href'))),
      ).toEqual(['/login', '/signup', '/terms', '/privacy']);
    });
  });

  test("pictures of the portal match the visitor's colour scheme and window size", async ({ page }) => {
    const part = page.getByRole('region', { name: 'A look inside' });
    /** Scrolls to each picture, waits until it has loaded, and returns its file and width. */
    const pictures = async () => {
      const shown: string[] = [];
      // The pictures are hidden until the portal knows the preferred colour scheme.
      await expect(part.getByRole('img')).toHaveCount(3);
      for (const picture of await part.getByRole('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
        shown.push(
          await picture.evaluate(
            (img: HTMLImageElement) =>
              `${/\/([a-z_]+-[a-z]+-[a-z]+)-/.exec(img.currentSrc)?.[1]} ${img.naturalWidth}`,
          ),
        );
      }
      return shown;
    };
    const expected = (size: string, scheme: string, width: number) =>
      ['dashboard', 'open_position', 'profit'].map((name) => `${name}-${size}-${scheme} ${width}`);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect.poll(pictures).toEqual(expected('desktop', colorScheme, 1440));
    }
    await expect(part).toContainText('The amounts are made up');
    await page.setViewportSize(PHONE);
    await expect.poll(pictures).toEqual(expected('phone', 'dark', 720));

    // The theme that a visitor chose takes precedence over the system's.
    await page.evaluate(() => localStorage.setItem('preferences', '{"theme":"light"}'));
    await page.reload();
    await expect.poll(pictures).toEqual(expected('phone', 'light', 720));
  });
});

test.describe('carousel', { tag: '@landing' }, () => {
  test('the carousel advances every 3000 ms, and from the last slide to the first', async ({ page }) => {
    await openOnFirstSlide(page);
    const dot = () => currentDot(page).getAttribute('aria-label');
    const first = await dot();
    // Wait for the first move of the carousel. The clock stops at most one step of 50 ms after the move.
    while ((await dot()) === first) await advance(page, 50);
    for (const next of [3, 1, 2]) {
      const before = await dot();
      await advance(page, CAROUSEL_INTERVAL_MS - 100);
      expect(await dot()).toBe(before);
      await advance(page, 100);
      await expectSlide(page, next);
    }
  });

  test('the carousel stops while hovered or focused, and from Pause until Play', async ({ page }) => {
    await openOnFirstSlide(page);
    const live = carousel(page).locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
    const pause = carousel(page).getByRole('button', { name: 'Pause' });

    await test.step('pointer', async () => {
      await carousel(page).hover();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await advance(page, 10_000);
      await expectSlide(page, 1);
      await page.mouse.move(5, 5);
      await expect(live).toHaveAttribute('aria-live', 'off');
      await advance(page, CAROUSEL_INTERVAL_MS);
      await expectSlide(page, 2);
    });

    await test.step('focus', async () => {
      await pause.focus();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await advance(page, 10_000);
      await expectSlide(page, 2);
      await login.focus();
      await expect(live).toHaveAttribute('aria-live', 'off');
      await advance(page, CAROUSEL_INTERVAL_MS);
      await expectSlide(page, 3);
    });

    await test.step('Pause', async () => {
      await pause.click();
      await page.mouse.move(5, 5);
      await login.focus();
      await advance(page, 10_000);
      await expectSlide(page, 3);
      await carousel(page).getByRole('button', { name: 'Play' }).click();
      await expect(live).toHaveAttribute('aria-live', 'off');
      await advance(page, CAROUSEL_INTERVAL_MS);
      await expectSlide(page, 1);
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('the carousel waits for Play, follows a swipe and makes the other slides inert', async ({
      page,
    }) => {
      await openOnFirstSlide(page);
      await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
      await advance(page, 20_000);
      await expectSlide(page, 1);

      const box = await carousel(page).boundingBox();
      if (!box) throw new Error('the page has no carousel');
      const y = box.y + 60;
      await page.mouse.move(box.x + box.width * 0.9, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.1, y, { steps: 8 });
      await page.mouse.up();
      await expectSlide(page, 2);

      await carousel(page)
        .getByRole('button', { name: /^Slide 3:/ })
        .click();
      await expectSlide(page, 3);
      await carousel(page)
        .getByRole('button', { name: 'Slide 2: Two wallets, every movement listed' })
        .click();
      await expectSlide(page, 2);
      await expect(carousel(page).locator('[aria-roledescription=slide]:not([inert])')).toHaveAttribute(
        'aria-label',
        '2 of 3',
      );
      await expect(carousel(page).locator('[inert]')).toHaveCount(2);
      await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    });
  });
});

test.describe('legal texts', { tag: '@legal-texts' }, () => {
  test('the footer opens Terms at the top of the page, and Terms, Privacy and Home link to each other', async ({
    page,
  }) => {
    await page.goto('/#about');
    await expect(page.getByRole('heading', { name: 'Benefits of AI trading' })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeInViewport();
    await expect(page.getByText("Don't close trades on purpose to raise gains or cut losses")).toBeVisible();
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await page.getByRole('link', { name: 'Terms' }).first().click();
    await expect(page).toHaveURL('/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
