import { Outlet, type RouteObject, useNavigation, useLocation } from 'react-router-dom';
import { requireMember } from './guards';
import { publicRoutes } from './publicRoutes';
import { RouteError } from './errorPages';
import { useDelayed } from '../components/useDelayed';
import styles from './NavigationProgress.module.css';
import { useEffect } from 'react';
import { readReturnTo } from '../data/signInState';
import { preloadMemberScreen } from './loadMemberArea';
import { whenIdle } from './whenIdle';

/** The paths of the two sign-in steps. */
const SIGN_IN = ['/login', '/verfications'];

/** Loads the code of the next screen while a visitor enters e-mail, password and code. */
function PreloadMemberArea() {
  const signsIn = SIGN_IN.includes(useLocation().pathname.toLowerCase());
  useEffect(() => {
    if (!signsIn) return;
    const [path = '/dashboard'] = readReturnTo()?.split('?') ?? [];
    return whenIdle(() => void preloadMemberScreen(path));
  }, [signsIn]);
  return null;
}

/** Renders a thin line along the top of the window while a screen loads slowly (product.md: Layout). */
function NavigationProgress() {
  const { location } = useNavigation();
  return useDelayed(location) ? (
    <div role="progressbar" aria-label="Loading page" className={styles.line} />
  ) : null;
}

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
