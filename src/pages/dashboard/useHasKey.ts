import { useEffect } from 'react';
import { memberIdOf } from '../../core/memberId';
import { useMemberStorage } from '../../data/useMemberStorage';
import { bindings } from '../../resources/bindings';
import type { DashboardData } from './firstStepStates';
import { useCount } from './useCount';

const isKept = (stored: unknown): boolean => stored === true;

/**
 * Returns whether the member has ever bound an exchange key; undefined while that is unknown, and if this browser
 * stores nothing. The list of bindings contains the keys, so it isn't requested again once a key was found.
 */
export function useHasKey(value: DashboardData, wanted: boolean): boolean | undefined {
  const kept = useMemberStorage({ member: memberIdOf(value), name: 'has-key', read: isKept, wanted });
  const count = useCount(bindings, wanted && kept?.value === false);
  const isFirst = count !== undefined && count > 0 && kept?.value === false;
  useEffect(() => {
    if (isFirst) void kept.change(() => true);
  }, [isFirst, kept]);
  if (kept?.value) return true;
  return count === undefined ? undefined : count > 0;
}
