import { isLocalUrl } from '../core/paths';
import { tabValue } from './tabValue';

/** The navigation state of the sign-in pages. It never contains a password or code. */
export interface SignInState {
  readonly email: string;
}

/** Returns the `email` of a value of any shape, such as a navigation state; '' if there is none. */
export function emailOf(value: unknown): string {
  const email: unknown = (value as Partial<SignInState> | null | undefined)?.email;
  return typeof email === 'string' ? email : '';
}

const returnTo = tabValue('open-after-sign-in');
const ended = tabValue('session-ended');
const member = tabValue('member-of-tab');

/** Stores the URL to open after sign-in, until the tab is closed; undefined removes it. */
export const storeReturnTo = returnTo.store;

/** Returns the stored URL to open after sign-in; undefined if there is none or it is not a path of this origin. */
export function readReturnTo(): string | undefined {
  const url = returnTo.read() ?? '';
  return isLocalUrl(url) ? url : undefined;
}

/** Stores whether the last session of this tab ended without a log-out, until the next sign-in. */
export const storeSessionEnded = (hasEnded: boolean): void => ended.store(hasEnded ? 'yes' : undefined);

export const hasSessionEnded = (): boolean => ended.read() !== undefined;

/** Returns the URL to open after sign-in and removes it from storage; '/dashboard' if none is stored. */
export function consumeReturnTo(): string {
  const target = readReturnTo() ?? '/dashboard';
  storeReturnTo(undefined);
  storeSessionEnded(false);
  return target;
}

/** Stores the ID of the member whose data this tab shows; undefined removes it. */
export const storeTabMember = member.store;
export const readTabMember = member.read;
