import { expect, it } from 'vitest';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { memberRoutes } from '../../../src/app/memberRoutes';
import { publicRoutes } from '../../../src/app/publicRoutes';

// The routes of product.md, in its spelling. The portal may have others too.
const PUBLIC = `/ /login /signup /Pageotp /Verfication /Verfications /Forget /Verfication_forget /pop /terms /privacy`;
const MEMBER = `/dashboard /bonus /dashBonus /club /layalty /bindapi /deposit /open_position /close_position
  /openspotposition /closespotposition /openview /openspotview /activity /usertouser /profile /team /direct
  /level/:level /tranctattion /wallet /fundtransfer /ticket /mithdraw /withdrawhistory /success /marketdata
  /depositpage /profit`;

it.each([
  ['public', PUBLIC, publicRoutes],
  ['member', MEMBER, memberRoutes],
])('the %s routes contain those of product.md', (_name, promised, routes) => {
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(promised.split(/\s+/)));
});

it('a member route revalidates for another path, not for another page or sort order', () => {
  const currentUrl = new URL('https://portal.test/activity');
  const revalidates = (next: string) =>
    memberRoutes.map(({ shouldRevalidate }) =>
      shouldRevalidate?.({ currentUrl, nextUrl: new URL(next, currentUrl) } as ShouldRevalidateFunctionArgs),
    );
  expect(new Set(revalidates('/activity?page=2&sort=-createdAt'))).toEqual(new Set([false]));
  expect(new Set(revalidates('/deposit'))).toEqual(new Set([true]));
});
