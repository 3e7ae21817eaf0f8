import { expect, test } from './support/test';

test.describe('video and news of the dashboard', { tag: '@dashboard' }, () => {
  test('video and banners load only when the browser is idle on a fast connection, and move nothing', async ({
    member: page,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.route('**/api/user/getBanners', (route) =>
      route.fulfill({
        json: { success: true, data: [{ image: `${baseURL}/icons/512.png`, title: 'Offer' }] },
      }),
    );
    const media: string[] = [];
    page.on('request', (request) => {
      if (['image', 'media'].includes(request.resourceType())) media.push(new URL(request.url()).pathname);
    });
    const frames: unknown[] = [];
    for (const connection of [
      { effectiveType: '4g', saveData: true },
      { effectiveType: '4g', saveData: false },
    ]) {
      media.length = 0;
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {
          value: Object.assign(new EventTarget(), value),
          configurable: true,
        });
      }, connection);
      await page.goto('/dashboard');
      const banner = page.getByRole('list', { name: 'Banners' }).locator('img');
      await expect(page.getByRole('button', { name: /^(Play|Pause) video$/ })).toBeVisible();
      await expect(banner).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // Idle callbacks run in the order in which they were requested.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const files = () => media.filter((path) => /^\/(video|icons)\//.test(path));
      if (!connection.saveData)
        await expect
          .poll(files)
          .toEqual(expect.arrayContaining(['/video/poster.webp', '/video/dashboard.webm', '/icons/512.png']));
      else expect(files()).toEqual([]);
      // The frame shares its line with notices, which change its width.
      const parts = [page.getByRole('group', { name: 'Dashboard video' }), banner];
      frames.push(await Promise.all(parts.map(async (part) => (await part.boundingBox())?.height)));
    }
    expect(new Set(frames.map(String)).size, frames.join('; ')).toBe(1);
  });

  test('the video loops without sound until paused, and the news scrolls until hovered or focused', async ({
    member: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/dashboard');
    const video = page.locator('video');
    const pause = page.getByRole('button', { name: 'Pause video' });
    await expect(pause).toBeVisible();
    expect(await video.evaluate((film: HTMLVideoElement) => [film.loop, film.muted])).toEqual([true, true]);
    // Read `played`, which only grows; `currentTime` starts again with each loop of the video.
    await expect
      .poll(() => video.evaluate(({ played }: HTMLVideoElement) => (played.length > 0 ? played.end(0) : 0)))
      .toBeGreaterThan(0);
    await pause.click();
    await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
    expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);

    const news = page.getByRole('group', { name: 'Latest News, scrolling' });
    await expect(news).toHaveCSS('height', '220px');
    await expect(news.getByRole('listitem').first()).toContainText('This is a sandbox');
    // The ticker shows all news, although lists have pages of ten.
    await expect(news.getByRole('listitem')).toHaveCount(12);
    const track = news.locator('> div');
    // product.md requires 6 px every 200 ms. The track contains the news twice, so half of its height is one
    // round. The portal sets the speed once it knows this height.
    const speed = () =>
      track.evaluate(
        (element) =>
          element.getBoundingClientRect().height /
          2 /
          Number.parseFloat(getComputedStyle(element).animationDuration),
      );
    await expect.poll(speed).toBeCloseTo(6 / 0.2, 0);
    const animation = await track.evaluate((element) => {
      const [running] = element.getAnimations();
      const frames = (running?.effect as KeyframeEffect | undefined)?.getKeyframes();
      return { end: frames?.at(-1)?.transform, rounds: running?.effect?.getTiming().iterations };
    });
    expect(animation).toEqual({ end: 'translateY(-50%)', rounds: Infinity });
    await expect(track).toHaveCSS('animation-play-state', 'running');
    await news.hover();
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(0, 0);
    await expect(track).toHaveCSS('animation-play-state', 'running');
    await news.focus();
    await expect(track).toHaveCSS('animation-play-state', 'paused');
  });
});
