import { Outlet, type RouteObject } from 'react-router-dom';
import { requireMember } from './guards';
import { NavigationProgress } from './NavigationProgress';
import { PreloadMemberArea } from './PreloadMemberArea';
import { publicRoutes } from './publicRoutes';
import { RouteError } from './RouteError';

/** The route whose children `memberArea` provides. */
export const MEMBER_AREA = 'member-area';

function Root() {
  return (
    <>
      <PreloadMemberArea />
      <NavigationProgress />
      <Outlet />
    </>
  );
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    errorElement: <RouteError fullPage />,
    children: [
      ...publicRoutes,
      { id: MEMBER_AREA, loader: requireMember, children: [] },
      // Every other path belongs to the member area, also before its routes are known.
      { path: '*', loader: requireMember },
    ],
  },
];
