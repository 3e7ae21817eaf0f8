import * as member from '../../../src/app/memberRoutes';
import * as open from '../../../src/app/publicRoutes';

/** The public routes. A unit test compares both lists with product.md (tests/unit/routeTable.test.ts). */
export const publicRoutes = open.publicRoutes.map(({ path }) => path);

/** The member routes, with a value for each parameter. */
export const memberRoutes = member.memberRoutes.map(({ path }) => path.replace(':level', '1'));
