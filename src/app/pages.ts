import type { ComponentType } from 'react';

interface PublicPage {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Hidden from members who are signed in. */
  readonly visitorsOnly?: boolean;
}

const accountCode = () => import('../pages/public/AccountCodePage');

/** Every public route of SPEC §2, and the two texts that its footer links to (§1); none of it loads Refine. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', load: () => import('../pages/public/LandingPage') },
  { path: '/login', load: () => import('../pages/public/LoginPage'), visitorsOnly: true },
  { path: '/signup', load: () => import('../pages/public/SignUpPage'), visitorsOnly: true },
  { path: '/Pageotp', load: accountCode },
  { path: '/Verfication', load: accountCode },
  { path: '/Verfications', load: () => import('../pages/public/SignInCodePage') },
  { path: '/Forget', load: () => import('../pages/public/NewPasswordPage') },
  { path: '/Verfication_forget', load: () => import('../pages/public/ForgotPasswordPage') },
  { path: '/pop', load: () => import('../pages/public/AccountCreatedPage') },
  { path: '/terms', load: () => import('../pages/public/TermsPage') },
  { path: '/privacy', load: () => import('../pages/public/PrivacyPage') },
];

/** The signed-in layer: Refine, the data provider, the shell and every list. */
export const loadPortal = () => import('./Portal');
