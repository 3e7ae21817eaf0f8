import type { ComponentType } from 'react';

interface PublicPage {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Hidden from members who are signed in. */
  readonly visitorsOnly?: boolean;
}

const coming = () => import('../pages/public/ComingPage');

/** Every public route of SPEC §2 with the code it needs; none of it loads Refine. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', load: () => import('../pages/public/LandingPage') },
  { path: '/login', load: () => import('../pages/public/LoginPage'), visitorsOnly: true },
  { path: '/signup', load: coming, visitorsOnly: true },
  { path: '/Verfications', load: () => import('../pages/public/SignInCodePage') },
  { path: '/Pageotp', load: coming },
  { path: '/Verfication', load: coming },
  { path: '/Verfication_forget', load: coming },
  { path: '/Forget', load: coming },
  { path: '/pop', load: coming },
];

/** The signed-in layer: Refine, the data provider, the shell and every list. */
export const loadPortal = () => import('./Portal');
