import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { Steps } from 'antd';
import { Link } from 'react-router-dom';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { bindings } from '../../resources/bindings';
import { deposits } from '../../resources/deposits';
import { firstStepStates, hasDeposit } from './firstStepStates';

const steps = [
  { label: 'Bind an exchange key', to: '/bindapi', why: 'The bot trades with it.' },
  { label: 'Deposit USDT', to: '/deposit', why: 'A package is paid from it.' },
  { label: 'Activate the account', to: '/depositpage', why: 'Choose a package.' },
] as const;

/** How many rows a list has, and nothing of them: exchange keys are kept in no cache. */
function useCount(resource: string, enabled: boolean): number | undefined {
  const dataProvider = useDataProvider();
  const { data } = useQuery({
    // Under Refine's own key for the resource, so that a write that reloads the list reloads this too.
    queryKey: ['data', 'default', resource, 'count'],
    enabled,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const pagination = { currentPage: 1, pageSize: PAGE_SIZE };
      const { total } = await dataProvider().getList({ resource, pagination, meta: { signal } });
      return total;
    },
  });
  return data;
}

/** The three steps with their states; the first that is not done is marked current. */
export default function StepList({ value }: { value: object }) {
  const states = firstStepStates({
    value,
    bindings: useCount(bindings.name, true),
    deposits: useCount(deposits.name, !hasDeposit(value)),
  });
  const current = states.indexOf(false);
  return (
    <Steps
      items={steps.map(({ label, to, why }, place) => ({
        title: <Link to={to}>{label}</Link>,
        description: states[place] ? 'Done' : why,
        status: states[place] ? 'finish' : place === current ? 'process' : 'wait',
      }))}
    />
  );
}
