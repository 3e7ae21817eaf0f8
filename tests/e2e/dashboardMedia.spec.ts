import type { Page } from '@playwright/test';
import { bodiesOf } from './support/api';
import { expect, test } from './support/test';

test('the video loops without sound and can be stopped', async ({ member: page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/dashboard');
  const video = page.locator('video');
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
  expect(await video.evaluate((film: HTMLVideoElement) => [film.loop, film.muted])).toEqual([true, true]);
  const time = () => video.evaluate((film: HTMLVideoElement) => film.currentTime);
  const before = await time();
  await expect.poll(time).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
});

test('with reduced motion video and news stand still, and no video is loaded', async ({ member: page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.goto('/dashboard');
  const news = page.getByRole('group', { name: 'Latest News, scrolling' });
  await expect(news.getByText('This is a sandbox').first()).toBeVisible();
  await expect(news.locator('> div')).toHaveCSS('animation-name', 'none');
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
});

test('the news move through 220 pixels, and stand still under mouse and focus', async ({ member: page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/dashboard');
  const news = page.getByRole('group', { name: 'Latest News, scrolling' });
  await expect(news).toHaveCSS('height', '220px');
  await expect(news.getByRole('listitem').first()).toContainText('This is a sandbox');
  // All of them, though lists go by tens.
  await expect(news.getByRole('listitem')).toHaveCount(12);
  const track = news.locator('> div');
  // 6 px every 200 ms, once the lines are measured.
  const pace = () =>
    track.evaluate(
      (element) =>
        element.getBoundingClientRect().height /
        2 /
        Number.parseFloat(getComputedStyle(element).animationDuration),
    );
  await expect.poll(pace).toBeCloseTo(6 / 0.2, 0);
  const place = () => track.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
  const before = await place();
  await expect.poll(place).toBeLessThan(before);
  await news.hover();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await news.focus();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
});

test('banners are asked for ten at a time and shown when safe', async ({ member: page }) => {
  const asked = bodiesOf(page, 'getBanners');
  await page.route('**/api/user/getBanners', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object[] };
    const unsafe = [{ image: 'javascript:alert(1)', title: 'Unsafe' }, { image: 7 }, null];
    await route.fulfill({ json: { ...answer, data: [...unsafe, ...answer.data] } });
  });
  await page.goto('/dashboard');
  const pictures = page.getByRole('list', { name: 'Banners' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  expect(asked).toEqual([{ limit: 10, skip: 0 }]);
});

test.describe('with failing calls', () => {
  test.use({ expected: [/Failed to load resource|^500 /] });

  const standing: readonly [call: string, part: (page: Page) => Promise<void>][] = [
    ['getNews', (page) => expect(page.getByText('This is a sandbox').first()).toBeVisible()],
    ['dashboard', (page) => expect(page.getByRole('region', { name: 'Fuel Wallet' })).toBeVisible()],
    ['getBanners', (page) => expect(page.getByRole('list', { name: 'Banners' })).toBeVisible()],
    ['randomProfit', (page) => expect(page.getByRole('cell', { name: /^WH/ }).first()).toBeVisible()],
  ];
  for (const [failing] of standing) {
    test(`${failing} that fails leaves the others standing`, async ({ member: page }) => {
      await page.route(new RegExp(`/api/user/${failing}(\\?|$)`), (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
      );
      await page.goto('/dashboard');
      for (const [call, stands] of standing) if (call !== failing) await stands(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    });
  }
});
