import { Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useBalance } from '../../list/useBalance';
import { useWrite } from '../../list/useWrite';
import type { ActionResource, ListResource, ObjectResource } from '../../core/defineResource';
import {
  checkWithdrawal,
  MINIMUM_USDT,
  withdrawalWarnings,
  type Problems,
  type WithdrawalOrder,
  type WithdrawType,
} from './withdrawal';
import { AddressField } from './AddressField';
import { Field } from '../../components/Field';
import { PendingButton } from '../../components/PendingButton';
import { useNotify } from '../../components/notify';
import { Panel } from '../../components/Panel';
import { Select } from '../../components/Select';
import { CodeField } from './CodeField';
import { Facts } from '../../components/Facts';
import styles from '../../components/Form.module.css';
import { Screen } from '../../components/Screen';
import { UnknownOutcome } from '../../components/UnknownOutcome';
import { WithdrawReview } from './WithdrawReview';

/** SPEC §4: the selector's 1 is FUEL, its other choice an address. */
const choices = [
  { label: 'Fuel', value: '1', type: 'FUEL' },
  { label: 'Address', value: '2', type: 'address' },
] as const satisfies readonly { label: string; value: string; type: WithdrawType }[];

/** SPEC §9: shown as they are; the server reckons the real ones. */
const FEE = '1$';
const ARRIVAL = '0 USDT';

const empty: WithdrawalOrder = { withrawType: 'FUEL', walletAddress: '', amount: '', otp: '' };

interface WithdrawScreenProps {
  readonly withdrawals: ListResource;
  readonly code: ActionResource;
  readonly dashboard: ObjectResource;
}

/** Takes income out, to the Fuel Wallet or to an address, with a code by e-mail (SPEC §2 Withdraw, §4, §5). */
export default function WithdrawScreen({ withdrawals, code, dashboard }: WithdrawScreenProps) {
  const notify = useNotify();
  const { pending, failure, send } = useWrite(withdrawals);
  const balance = useBalance(dashboard, 'incomeBalance');
  const [order, setOrder] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const [codeDropped, setCodeDropped] = useState(false);
  /** The order that passed the checks: it is reviewed and sent as it was then. */
  const [reviewed, review] = useState<WithdrawalOrder>();
  const toAddress = order.withrawType === 'address';
  const locked = pending !== undefined;

  /** The code answers for one order: another address, amount or type asks for it again. */
  const change = (part: Partial<Omit<WithdrawalOrder, 'otp'>>) => {
    // By the state of the moment: a paste may be granted long after it was asked for.
    setOrder((now) => ({ ...now, ...part, otp: '' }));
    setCodeDropped((dropped) => dropped || order.otp !== '');
    setProblems({});
    review(undefined);
  };
  const changeCode = (otp: string) => {
    setOrder((now) => ({ ...now, otp }));
    setCodeDropped(false);
    setProblems((now) => ({ ...now, otp: '' }));
    review(undefined);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = checkWithdrawal(order);
    setProblems(found);
    const [first] = Object.values(found);
    if (first) notify('error', first);
    else review(order);
  };
  const withdraw = async (sent: WithdrawalOrder) => {
    review(undefined);
    const walletAddress = sent.withrawType === 'address' ? sent.walletAddress.trim() : '';
    if ((await send('create', { ...sent, walletAddress })) !== 'worked') return;
    setOrder(empty);
    setCodeDropped(false);
  };

  return (
    <Screen title="Withdraw" aside={<Link to="/withdrawhistory">Withdraw history</Link>}>
      <Panel title="Withdraw USDT">
        <form className={styles.sided} onSubmit={submit} noValidate>
          <div className={styles.form}>
            <Facts facts={[['Available balance', balance.cell]]} />
            <Field label="Withdraw to">
              {({ id }) => (
                <Select
                  id={id}
                  options={choices}
                  disabled={locked}
                  value={choices.find(({ type }) => type === order.withrawType)?.value}
                  onPick={(picked) =>
                    change({ withrawType: choices.find(({ value }) => value === picked)?.type ?? 'address' })
                  }
                />
              )}
            </Field>
            {toAddress && (
              <AddressField
                label="Wallet address"
                value={order.walletAddress}
                onChange={(walletAddress) => change({ walletAddress })}
                error={problems.walletAddress ?? ''}
                locked={locked}
              />
            )}
            <Field label="Quantity (USDT)" error={problems.amount ?? ''}>
              {(input) => (
                <Input
                  {...input}
                  inputMode="decimal"
                  autoComplete="off"
                  readOnly={locked}
                  value={order.amount}
                  onChange={(event) => change({ amount: event.target.value })}
                />
              )}
            </Field>
            <CodeField
              code={code}
              value={order.otp}
              onChange={changeCode}
              error={problems.otp ?? ''}
              locked={locked}
            />
            {codeDropped && (
              <p className={styles.hint} role="status">
                You changed the order, so its code was cleared. Enter it again before you confirm.
              </p>
            )}
            {withdrawalWarnings(order, balance.amount).map((warning) => (
              <p key={warning} className={styles.warning} role="status">
                {warning}
              </p>
            ))}
          </div>
          <div className={styles.aside}>
            <Facts
              facts={[
                ['Fee', FEE],
                ['Arrival quantity', ARRIVAL],
              ]}
            />
            <p className={styles.hint}>
              The smallest single withdrawal is {MINIMUM_USDT} USDT. Send USDT to a USDT address only: what
              goes to another cannot be called back. Fee and arrival are settled by the server when it carries
              the order out.
            </p>
          </div>
          <div className={styles.form}>
            <UnknownOutcome failure={failure} history="/withdrawhistory" />
            <PendingButton type="primary" htmlType="submit" pending={locked}>
              Confirm
            </PendingButton>
          </div>
        </form>
      </Panel>
      {reviewed && (
        <WithdrawReview
          order={reviewed}
          fee={FEE}
          balance={balance.amount}
          onConfirm={() => void withdraw(reviewed)}
          onClose={() => review(undefined)}
        />
      )}
    </Screen>
  );
}
