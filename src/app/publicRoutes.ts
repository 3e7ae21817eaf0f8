import type { NonIndexRouteObject } from 'react-router-dom';
import type { MenuItem } from '../core/menu';
import { checkSession, requireVisitor } from './guards';
import { lazyScreen, type LoadScreen } from './lazyScreen';

export interface PublicRoute extends NonIndexRouteObject {
  readonly path: string;
  /** The import of the page's component and the meta description, for the build; the item in the member's sidebar. */
  readonly handle: {
    readonly load: LoadScreen;
    readonly description: string;
    readonly menu?: MenuItem | undefined;
  };
}

const publicPage = (path: string, load: LoadScreen, description: string, menu?: MenuItem): PublicRoute => ({
  path,
  lazy: lazyScreen(load),
  handle: { load, description, menu },
});

/** Returns the route of a page from which signed-in members are redirected. */
const visitorPage: typeof publicPage = (...page) => ({ ...publicPage(...page), loader: requireVisitor });

/** Returns the route of a page that has other texts for signed-in members. */
const passwordPage: typeof publicPage = (...page) => ({ ...publicPage(...page), loader: checkSession });

const accountCode = () => import('../pages/auth/AccountCodePage');
const VERIFY_ACCOUNT = 'Verify your new account with the code we sent to your e-mail.';

/** The public routes. None of them loads Refine. */
export const publicRoutes: readonly PublicRoute[] = [
  publicPage(
    '/',
    () => import('../pages/landing/LandingPage'),
    'Automated crypto trading on your own exchange account. Follow every trade, wallet and team entry in one place.',
  ),
  visitorPage(
    '/login',
    () => import('../pages/auth/LoginPage'),
    'Sign in to the member portal with your password and a code sent by e-mail.',
  ),
  visitorPage(
    '/signup',
    () => import('../pages/auth/SignUpPage'),
    'Join the member portal with the code of the member who invited you.',
  ),
  publicPage('/Pageotp', accountCode, VERIFY_ACCOUNT),
  publicPage('/Verfication', accountCode, VERIFY_ACCOUNT),
  publicPage(
    '/Verfications',
    () => import('../pages/auth/SignInCodePage'),
    'Enter the code we sent to your e-mail to sign in.',
  ),
  passwordPage(
    '/Forget',
    () => import('../pages/auth/NewPasswordPage'),
    'Choose a new password with the code we sent to your e-mail.',
  ),
  passwordPage(
    '/Verfication_forget',
    () => import('../pages/auth/ForgotPasswordPage'),
    'Get a code by e-mail to reset your password.',
    // Decision 11.
    { label: 'Change password', group: 'Main', order: 8, icon: 'lock' },
  ),
  publicPage(
    '/pop',
    () => import('../pages/auth/AccountCreatedPage'),
    'Your account is created and your e-mail is confirmed.',
  ),
  publicPage(
    '/terms',
    () => import('../pages/legal/TermsPage'),
    'Terms for members: your responsibility, risk, fees and payments.',
    { label: 'Terms', group: 'Help', order: 2, icon: 'file-text' },
  ),
  publicPage(
    '/privacy',
    () => import('../pages/legal/PrivacyPage'),
    'The data that the portal stores in your browser and sends to its server.',
    { label: 'Privacy', group: 'Help', order: 3, icon: 'safety' },
  ),
];
