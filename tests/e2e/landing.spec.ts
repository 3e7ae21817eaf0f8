import type { Page } from '@playwright/test';
import { CAROUSEL_INTERVAL_MS } from '../../src/pages/landing/useCarousel';
import { expect, test } from './support/test';

const carousel = (page: Page) => page.getByRole('region', { name: 'What the portal does' });
const expectSlide = (page: Page, number: number) =>
  expect(carousel(page).locator('[aria-current=true]')).toHaveAccessibleName(new RegExp(`^Slide ${number}:`));

/** Stops the page's clock: from here on its time moves by `runFor` alone. */
async function openOnStoppedClock(page: Page) {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  await page.goto('/');
  // React waits for a timer before it shows what came late; at most 100 ms pass after the carousel is there.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await carousel(page).count()).toBe(1);
  }).toPass();
  await expectSlide(page, 1);
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the navigation carries the promised labels and targets and stays in view', async ({ page }) => {
  await page.goto('/');
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

test('an address with a part opens there, and a footer link opens at the top', async ({ page }) => {
  await page.goto('/#about');
  await expect(page.getByRole('heading', { name: 'Benefits of AI trading' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeInViewport();
});

test.describe('the carousel', () => {
  test('moves on every 3000 ms and begins again after the last slide', async ({ page }) => {
    expect(CAROUSEL_INTERVAL_MS).toBe(3000);
    await openOnStoppedClock(page);
    const current = carousel(page).locator('[aria-current=true]');
    // To within 50 ms of the first move; every later one is then due 3000 ms on.
    while (/^Slide 1:/.test((await current.getAttribute('aria-label')) ?? '')) await page.clock.runFor(50);
    for (const next of [3, 1, 2]) {
      const shown = await current.getAttribute('aria-label');
      await page.clock.runFor(CAROUSEL_INTERVAL_MS - 100);
      await expect(current).toHaveAccessibleName(shown ?? '');
      await page.clock.runFor(100);
      await expectSlide(page, next);
    }
  });

  test('shows one slide and keeps the others out of reach', async ({ page }) => {
    await page.goto('/');
    await carousel(page).getByRole('button', { name: 'Pause' }).click();
    await carousel(page).getByRole('button', { name: 'Slide 2: Two wallets, every movement listed' }).click();
    await expectSlide(page, 2);
    await expect(carousel(page).locator('[aria-roledescription=slide]:not([inert])')).toHaveAttribute(
      'aria-label',
      '2 of 3',
    );
    await expect(carousel(page).locator('[inert]')).toHaveCount(2);
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('stays where it is after Pause, wherever the mouse and the focus go, until Play', async ({ page }) => {
    await openOnStoppedClock(page);
    await carousel(page).getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(5, 5);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).focus();
    await page.clock.runFor(10_000);
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(3100);
    await expectSlide(page, 2);
  });

  test('stands still under the mouse and the focus, and goes on after they leave', async ({ page }) => {
    await openOnStoppedClock(page);
    const live = carousel(page).locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await carousel(page).hover();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(10_000);
    await expectSlide(page, 1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(3100);
    await expectSlide(page, 2);

    await carousel(page).getByRole('button', { name: 'Pause' }).focus();
    await page.clock.runFor(10_000);
    await expectSlide(page, 2);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).focus();
    await page.clock.runFor(3100);
    await expectSlide(page, 3);
  });

  test('follows a swipe', async ({ page }) => {
    // It stands still, so the first slide is the one that is swiped.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expectSlide(page, 1);
    const box = await carousel(page).boundingBox();
    if (!box) throw new Error('the carousel must be on the page');
    const y = box.y + 60;
    await page.mouse.move(box.x + box.width * 0.9, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.1, y, { steps: 8 });
    await page.mouse.up();
    await expectSlide(page, 2);
  });

  test.describe('where less motion is asked for', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('waits for Play', async ({ page }) => {
      await openOnStoppedClock(page);
      await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
      await page.clock.runFor(20_000);
      await expectSlide(page, 1);
    });
  });
});

test('the contest is over and says when it ran and what it asked for', async ({ page }) => {
  await page.goto('/');
  const contest = page.getByRole('region', { name: 'Tour contest' });
  await expect(contest).toContainText('The contest is over: it ran from 2 January to 15 March 2025.');
  await expect(contest).toContainText('50 on the power leg');
  await expect(contest).toContainText('50 on all other legs');
  await expect(contest).toContainText('100 team members');
});

test('the contest goes by the visitor’s date', async ({ page }) => {
  await page.clock.setFixedTime('2025-02-10T12:00:00Z');
  await page.goto('/');
  await expect(
    page.getByText('The contest is running: it lasts from 2 January to 15 March 2025.'),
  ).toBeVisible();
});

test('names the risk, the three kinds of income, and what is a placeholder', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Trading can lose money' })).toContainText(
    'Trades and API keys on the exchange are your own responsibility.',
  );
  await expect(page.getByRole('term')).toHaveText(['Level income', 'Rewards bonus', 'Royalty bonus']);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('This text is a placeholder until the operator supplies its own.');
  await expect(footer).toContainText('Dubai');
  expect(
    await footer.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href'))),
  ).toEqual(['/login', '/signup', '/terms', '/privacy']);
});

test('shows pictures of the portal in the scheme and the size of its visitor, and says that amounts are made up', async ({
  page,
}) => {
  const part = page.getByRole('region', { name: 'This is what you see' });
  /** File and width of each picture, after it has come into view. */
  const pictures = async () => {
    const shown: string[] = [];
    // None is seen until it is known which was chosen.
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
    expect(await pictures()).toEqual(expected('desktop', colorScheme, 1440));
  }
  await expect(part).toContainText('The amounts are made up');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await pictures()).toEqual(expected('phone', 'dark', 720));

  // What was chosen goes before what the system says.
  await page.evaluate(() => localStorage.setItem('preferences', '{"theme":"light"}'));
  await page.reload();
  expect(await pictures()).toEqual(expected('phone', 'light', 720));
});

test('terms and privacy lead to each other and home', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText('must not close trades on purpose to raise gains or cut losses')).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the navigation is whole and nothing reaches past the side', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Home', 'About', 'Feature', 'Login', 'Sign up'])
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    await carousel(page)
      .getByRole('button', { name: /^Slide 3:/ })
      .click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
