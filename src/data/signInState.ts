import { attempt } from '../core/attempt';
import { isLocalUrl } from '../core/paths';

/** The navigation state of the sign-in pages. It never contains a password or code (product.md, decision 3). */
export interface SignInState {
  readonly email: string;
}

/** Returns the `email` of a value of any shape, such as a navigation state; '' if there is none. */
export function emailOf(value: unknown): string {
  const email: unknown = (value as Partial<SignInState> | null | undefined)?.email;
  return typeof email === 'string' ? email : '';
}

const RETURN_TO_KEY = 'open-after-sign-in';

/** Stores the URL to open after sign-in, until the tab is closed; undefined removes it. */
export function storeReturnTo(url: string | undefined): void {
  // When the browser blocks storage, sign-in leads to the dashboard.
  attempt(() => {
    if (url === undefined) sessionStorage.removeItem(RETURN_TO_KEY);
    else sessionStorage.setItem(RETURN_TO_KEY, url);
  });
}

/** Returns the stored URL to open after sign-in; undefined if there is none or it is not a path of this origin. */
export function readReturnTo(): string | undefined {
  const url = attempt(() => sessionStorage.getItem(RETURN_TO_KEY)) ?? '';
  return isLocalUrl(url) ? url : undefined;
}

const ENDED_KEY = 'session-ended';

/** Stores whether the last session of this tab ended without a log-out, until the next sign-in. */
export function storeSessionEnded(ended: boolean): void {
  attempt(() => {
    if (ended) sessionStorage.setItem(ENDED_KEY, 'yes');
    else sessionStorage.removeItem(ENDED_KEY);
  });
}

export const hasSessionEnded = (): boolean => attempt(() => sessionStorage.getItem(ENDED_KEY)) != null;

/** Returns the URL to open after sign-in and removes it from storage; '/dashboard' if none is stored. */
export function consumeReturnTo(): string {
  const target = readReturnTo() ?? '/dashboard';
  storeReturnTo(undefined);
  storeSessionEnded(false);
  return target;
}

const MEMBER_KEY = 'member-of-tab';

/** Stores the ID of the member whose data this tab shows; undefined removes it. */
export function storeTabMember(id: string | undefined): void {
  attempt(() => {
    if (id === undefined) sessionStorage.removeItem(MEMBER_KEY);
    else sessionStorage.setItem(MEMBER_KEY, id);
  });
}

export const readTabMember = (): string | undefined =>
  attempt(() => sessionStorage.getItem(MEMBER_KEY)) ?? undefined;
