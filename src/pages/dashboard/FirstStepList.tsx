import { Steps } from 'antd';
import { Link } from 'react-router-dom';
import type { ReceivedObject } from '../../core/defineResource';
import { hasDeposit, hasPaid } from '../../data/memberSteps';
import { useRowCount } from '../../data/useRowCount';
import { ErrorAlert } from '../../components/ErrorAlert';
import { bindings } from '../../resources/bindings';
import { deposits } from '../../resources/deposits';
import type { dashboard } from '../../resources/dashboard';

export type DashboardData = ReceivedObject<typeof dashboard>;

const steps = [
  { label: 'Bind an exchange key', to: '/bindapi', reason: 'So the bot can trade for you.' },
  { label: 'Deposit USDT', to: '/deposit', reason: 'To pay for a package.' },
  { label: 'Activate your account', to: '/depositpage', reason: 'Choose a package.' },
] as const;

/** Returns which of the steps are done. A count that is still loading is undefined. */
export const firstStepStates = (value: DashboardData, keys = 0, received = 0): readonly boolean[] => [
  keys > 0,
  hasDeposit(value) || received > 0,
  hasPaid(value),
];

export default function FirstStepList({ value }: { value: DashboardData }) {
  const keys = useRowCount(bindings, true);
  const received = useRowCount(deposits, !hasDeposit(value));
  const failed = [keys, received].find(({ count, error }) => error && count === undefined);
  if (failed) return <ErrorAlert title="Your first steps couldn't be loaded" read={failed} />;
  const states = firstStepStates(value, keys.count, received.count);
  const current = states.indexOf(false);
  return (
    <Steps
      items={steps.map(({ label, to, reason }, index) => ({
        title: (
          <Link className="tap" to={to}>
            {label}
          </Link>
        ),
        content: states[index] ? 'Done' : reason,
        status: states[index] ? 'finish' : index === current ? 'process' : 'wait',
      }))}
    />
  );
}
