import { createContext, use } from 'react';
import { getValue, type EmptyLink, type ListResource } from '../core/defineResource';
import { readDecimal } from '../core/money';
import { useRowCount } from './useRowCount';

/** What tells which steps a member has taken. */
interface MemberAccount {
  /** The dashboard's data; undefined while it loads. */
  readonly dashboard: object | undefined;
  /** The list of exchange keys. */
  readonly bindings: ListResource;
}

export const MemberAccountContext = createContext<MemberAccount | undefined>(undefined);

/** Returns whether the member has bought a package. */
export const hasPaid = (dashboard: object): boolean => Boolean(getValue(dashboard, 'user.paidStatus'));

const isAboveZero = (dashboard: object, key: string): boolean =>
  readDecimal(getValue(dashboard, key))?.gt(0) ?? false;

/** Returns whether a deposit has arrived: the deposit balance is above 0, or a package was paid from it. */
export const hasDeposit = (dashboard: object): boolean =>
  hasPaid(dashboard) || isAboveZero(dashboard, 'depositBalance');

/**
 * Returns the first link that isn't hidden; undefined if there is none, or if it isn't known yet. Requests the exchange
 * keys only if a link depends on them.
 */
export function useNextStep(links: readonly EmptyLink[]): EmptyLink | undefined {
  const account = use(MemberAccountContext);
  const { count } = useRowCount(
    account?.bindings,
    links.some(({ step }) => step === 'bind'),
  );
  const dashboard = account?.dashboard;
  /** Returns whether a link is hidden; undefined while that is unknown. */
  const isHidden = ({ step, balance }: EmptyLink): boolean | undefined => {
    if (step === 'bind') return count === undefined ? undefined : count > 0;
    if (step === undefined && balance === undefined) return false;
    if (!dashboard) return undefined;
    if (step === 'activate' && hasPaid(dashboard)) return true;
    if (step === 'deposit' && hasDeposit(dashboard)) return true;
    return balance !== undefined && !isAboveZero(dashboard, balance);
  };
  const next = links.find((link) => isHidden(link) !== true);
  return next && isHidden(next) === false ? next : undefined;
}
