import * as member from '../../../src/app/memberRoutes';
import * as open from '../../../src/app/publicRoutes';

/** The public routes. A unit test compares public and member routes with product.md (tests/unit/routeTable.test.ts). */
export const publicRoutes = open.publicRoutes.map(({ path }) => path);

/** The member routes, with the value 1 for the parameter `:level`. */
export const memberRoutes = member.memberRoutes.map(({ path }) => path.replace(':level', '1'));
