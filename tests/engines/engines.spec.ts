import { demoToken } from '../e2e/support/api';
import { filledRoute } from '../e2e/support/filledRoute';
import { newMember } from '../e2e/support/members';
import { memberRoutes, publicRoutes } from '../e2e/support/routes';
import { codeFor } from '../e2e/support/test';
import type { Engine } from './support/engine';
import { expect, test } from './support/test';

const sizes = [
  [1440, 900],
  [360, 740],
] as const;

/** Selectors of content that a route must show, for routes that would pass the other checks without it. */
const contents: Readonly<Record<string, string>> = {
  '/openview': '#content time',
  '/openspotview': '#content time',
  '/profit': '.uplot canvas',
};

interface Collected {
  readonly errors: readonly string[];
  /** How often elements or files were added to the page. */
  readonly changes: number;
  /** The number of API requests without a response. */
  readonly pending: number;
}

/** Runs in the page. Returns each problem of the page, and 'still loading' while it changes or awaits a response. */
async function findProblems(content: string): Promise<string[]> {
  const { collected } = window as unknown as { collected: Collected };
  const { changes } = collected;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // Wait some frames: React may send another request only after it has rendered a response.
  for (let frames = 0; frames < 4 && collected.changes === changes; frames++) await frame();
  const { clientWidth, scrollWidth } = document.documentElement;
  const heading = [...document.querySelectorAll('h1')].find((h1) => h1.getClientRects().length > 0);
  const isHydrated = Object.keys(document.querySelector('#root')?.lastElementChild ?? {}).some((key) =>
    key.startsWith('__reactFiber$'),
  );
  const forbidden = /undefined|NaN|\[object/.exec(document.body.textContent);
  const alerts = [...document.querySelectorAll('#content [role=alert]')].map((alert) => alert.textContent);
  const busy = document.querySelectorAll('[aria-busy=true]').length;
  return [
    ...collected.errors,
    ...(isHydrated ? [] : ['React does not run']),
    ...(collected.pending === 0 && collected.changes === changes ? [] : ['still loading']),
    ...(heading ? [] : ['no h1']),
    ...(document.querySelector(content) ? [] : [`no ${content}`]),
    ...(/Unexpected Application Error|Page not found/.test(heading?.textContent ?? '')
      ? ['the error page']
      : []),
    ...alerts.map((text) => `the alert "${text}"`),
    ...(busy > 0 ? [`${busy} elements with aria-busy=true`] : []),
    ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} > ${clientWidth} px`] : []),
    ...(forbidden ? [`text contains "${forbidden[0]}"`] : []),
  ];
}

async function expectNoProblems(engine: Engine, content = 'body') {
  for (const [width, height] of sizes) {
    await engine.resize(width, height);
    await expect
      .poll(() => engine.evaluate(() => [window.innerWidth, window.innerHeight]))
      .toEqual([width, height]);
    await expect.poll(() => engine.evaluate(findProblems, content), `${width} x ${height}`).toEqual([]);
  }
}

const pathOf = (engine: Engine) => engine.evaluate(() => window.location.pathname);

/** Clicks an element as soon as it exists and no other element covers it. */
const click = (engine: Engine, selector: string) => expect(() => engine.click(selector)).toPass();

for (const route of publicRoutes)
  test(`the public route ${route} works at each size`, async ({ engine, baseURL }) => {
    await engine.resize(1440, 900);
    await engine.evaluate(() => localStorage.clear());
    await engine.open(`${baseURL}${route}`);
    await expectNoProblems(engine);
    expect(await pathOf(engine)).toBe(route);
  });

test('a member logs in, opens the dashboard and logs out', async ({ engine, baseURL, request }) => {
  const { email, password } = await newMember(request);
  await engine.resize(1440, 900);
  await engine.evaluate(() => localStorage.clear());
  await engine.open(`${baseURL}/login`);
  await click(engine, 'input[type=email]');
  await engine.type(email);
  await click(engine, 'input[type=password]');
  await engine.type(password);
  await engine.pressEnter();

  await expect.poll(() => pathOf(engine)).toBe('/Verfications');
  await expect
    .poll(() => engine.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Digit 1 of 6');
  await engine.type(await codeFor(request, email));
  await expect.poll(() => pathOf(engine)).toBe('/dashboard');
  await expectNoProblems(engine);

  await click(engine, 'button[aria-label=Logout]');
  await click(engine, '[role=dialog] .ant-btn-primary');
  await expect.poll(() => pathOf(engine)).toBe('/Login');
  await expectNoProblems(engine);
  expect(await engine.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

for (const route of memberRoutes)
  test(`the member route ${route} works at each size, without an error message`, async ({
    engine,
    baseURL,
    request,
  }) => {
    const url = await filledRoute(route, request);
    await engine.resize(1440, 900);
    await engine.evaluate((token) => localStorage.setItem('token', token), demoToken());
    await engine.open(`${baseURL}${url}`);
    await expectNoProblems(engine, contents[route]);
    expect(await pathOf(engine)).toBe(route);
  });
