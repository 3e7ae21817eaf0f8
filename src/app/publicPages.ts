import type { ComponentType } from 'react';

interface PublicPage {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Hidden from members who are signed in. */
  readonly visitorsOnly?: boolean;
  /** Laid out from the top down, so that what has come of it may be painted before the rest. */
  readonly fromTop?: boolean;
}

const accountCode = () => import('../pages/auth/AccountCodePage');

/**
 * Every public route (product.md: Public routes), the two texts that the landing page's footer links to among
 * them; none of it loads Refine.
 */
export const publicPages: readonly PublicPage[] = [
  { path: '/', load: () => import('../pages/landing/LandingPage'), fromTop: true },
  { path: '/login', load: () => import('../pages/auth/LoginPage'), visitorsOnly: true },
  { path: '/signup', load: () => import('../pages/auth/SignUpPage'), visitorsOnly: true },
  { path: '/Pageotp', load: accountCode },
  { path: '/Verfication', load: accountCode },
  { path: '/Verfications', load: () => import('../pages/auth/SignInCodePage') },
  { path: '/Forget', load: () => import('../pages/auth/NewPasswordPage') },
  { path: '/Verfication_forget', load: () => import('../pages/auth/ForgotPasswordPage') },
  { path: '/pop', load: () => import('../pages/auth/AccountCreatedPage') },
  { path: '/terms', load: () => import('../pages/legal/TermsPage'), fromTop: true },
  { path: '/privacy', load: () => import('../pages/legal/PrivacyPage'), fromTop: true },
];

/** The signed-in layer: Refine, the data provider, the shell and every list. */
export const loadPortal = () => import('./Portal');
