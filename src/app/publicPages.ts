import type { ComponentType } from 'react';

interface PublicPage {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Redirects members who are signed in. */
  readonly visitorsOnly?: boolean;
  /** The layout depends only on the content above, so the browser may paint the page while it loads. */
  readonly fromTop?: boolean;
}

const accountCode = () => import('../pages/auth/AccountCodePage');

/**
 * The public routes (product.md: Public routes), including the two legal pages in the landing page's footer. None of
 * them loads Refine.
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

/** Loads the signed-in area: Refine, the data provider, the layout and all lists. */
export const loadPortal = () => import('./Portal');
