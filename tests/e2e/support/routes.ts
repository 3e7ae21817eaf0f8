import * as member from '../../../src/app/memberRoutes';
import * as open from '../../../src/app/publicRoutes';

/**
 * The public routes. A unit test compares public and member routes with a copy of product.md's tables
 * (tests/unit/app/routeTable.test.ts).
 */
export const publicRoutes = open.publicRoutes.map(({ path }) => path);

const withLevel = (path: string) => path.replace(':level', '1');

/** The member routes, with the value 1 for the parameter `:level`. */
export const memberRoutes = member.memberRoutes.map(({ path }) => withLevel(path));

/** Routes that show the same screen as another route. */
export const aliases = ['/dashBonus', '/club', '/layalty', '/close_position', '/usertouser'];

/** The member routes without aliases. */
export const screens = memberRoutes.filter((route) => !aliases.includes(route));

/** Returns the entry of a member route in the route table. */
export const entryOf = (route: string) => member.memberRoutes.find(({ path }) => withLevel(path) === route);

/** Returns the resources that a member route prefetches. */
export const readsOf = (route: string) => entryOf(route)?.handle.reads ?? [];
