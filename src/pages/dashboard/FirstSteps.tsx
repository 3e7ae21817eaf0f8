import { useEffect } from 'react';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Panel } from '../../components/Panel';
import { hasPaid } from '../../data/memberSteps';
import { useMemberStorage } from '../../data/useMemberStorage';
import { useRowCount } from '../../data/useRowCount';
import { bindings } from '../../resources/bindings';
import type { DashboardData } from './FirstStepList';

/**
 * Returns whether the member has bound an exchange key; undefined while unknown. A key that was found is stored,
 * because the list of bindings contains the keys and should be requested as rarely as possible.
 */
export function useHasKey(enabled: boolean): boolean | undefined {
  const storedHasKey = useMemberStorage({ name: 'has-key', read: Boolean, enabled });
  const { count } = useRowCount(bindings, enabled && storedHasKey?.value === false);
  const isNewlyFound = count !== undefined && count > 0 && storedHasKey?.value === false;
  useEffect(() => {
    if (isNewlyFound) void storedHasKey.change(() => true);
  }, [isNewlyFound, storedHasKey]);
  return storedHasKey?.value || (count === undefined ? undefined : count > 0);
}

/** The list of steps, in a separate chunk, because members no longer need it when the steps are done. */
const FirstStepList = lazyWithPreload(() => import('./FirstStepList'));

/** Renders the steps that a member takes before the bot trades; nothing once they are done. */
export function FirstSteps({ value }: { value: DashboardData }) {
  const paid = hasPaid(value);
  const hasKey = useHasKey(paid);
  if (paid && hasKey !== false) return null;
  return (
    <Panel title="First steps">
      {/* Reserves the height of the steps before they load: in a row, or in a column up to 43.75rem. */}
      <div style={{ minHeight: 'clamp(4.75rem, (43.75rem - 100vw) * 999, 14.5rem)' }}>
        <FirstStepList value={value} />
      </div>
    </Panel>
  );
}
