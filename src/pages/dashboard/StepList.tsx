import { Steps } from 'antd';
import { Link } from 'react-router-dom';
import { bindings } from '../../resources/bindings';
import { deposits } from '../../resources/deposits';
import { firstStepStates, hasDeposit, type DashboardData } from './firstStepStates';
import { useCount } from './useCount';

const steps = [
  { label: 'Bind an exchange key', to: '/bindapi', reason: 'So the bot can trade for you.' },
  { label: 'Deposit USDT', to: '/deposit', reason: 'To pay for a package.' },
  { label: 'Activate your account', to: '/depositpage', reason: 'Choose a package.' },
] as const;

export default function StepList({ value }: { value: DashboardData }) {
  const keyCount = useCount(bindings, true);
  const depositCount = useCount(deposits, !hasDeposit(value));
  const states = firstStepStates(value, keyCount, depositCount);
  const current = states.indexOf(false);
  return (
    <Steps
      items={steps.map(({ label, to, reason }, index) => ({
        title: <Link to={to}>{label}</Link>,
        description: states[index] ? 'Done' : reason,
        status: states[index] ? 'finish' : index === current ? 'process' : 'wait',
      }))}
    />
  );
}
