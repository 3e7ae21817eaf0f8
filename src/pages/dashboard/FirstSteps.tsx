import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Panel } from '../../components/Panel';
import styles from './FirstSteps.module.css';
import { hasPaid, type DashboardData } from './firstStepStates';
import { useEffect } from 'react';
import { memberIdOf, useMemberStorage } from '../../data/useMemberStorage';
import { bindings } from '../../resources/bindings';
import { useCount } from './useCount';

const isKept = (stored: unknown): boolean => stored === true;

/**
 * Returns whether the member has ever bound an exchange key; undefined while that is unknown, and if this browser
 * stores nothing. The list of bindings contains the keys, so it isn't requested again once a key was found.
 */
function useHasKey(value: DashboardData, enabled: boolean): boolean | undefined {
  const storedHasKey = useMemberStorage({
    member: memberIdOf(value),
    name: 'has-key',
    read: isKept,
    enabled,
  });
  const count = useCount(bindings, enabled && storedHasKey?.value === false);
  const isFirst = count !== undefined && count > 0 && storedHasKey?.value === false;
  useEffect(() => {
    if (isFirst) void storedHasKey.change(() => true);
  }, [isFirst, storedHasKey]);
  if (storedHasKey?.value) return true;
  return count === undefined ? undefined : count > 0;
}

/** A chunk of its own: few members see it, and only until the steps are done. */
const StepList = lazyWithPreload(() => import('./StepList'));

function Steps({ value }: { value: DashboardData }) {
  return (
    <Panel title="First steps">
      <div className={styles.place}>
        <StepList value={value} />
      </div>
    </Panel>
  );
}

/** Renders the steps that a member takes before the bot trades; nothing once they are done (product.md: Dashboard). */
export function FirstSteps({ value }: { value: DashboardData }) {
  const paid = hasPaid(value);
  const hasKey = useHasKey(value, paid);
  return paid && hasKey !== false ? null : <Steps value={value} />;
}
