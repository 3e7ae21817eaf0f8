import { Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { Cell } from '../../list/Cell';
import { useBalance } from '../../list/useBalance';
import { useObject } from '../../list/useObject';
import { useWrite } from '../../list/useWrite';
import { amountProblem } from '../../core/amountRule';
import { fieldOf, pick, type ListResource, type ObjectResource } from '../../core/defineResource';
import { valueTypeOf, moneyText } from '../../core/valueTypes';
import { messages } from '../../core/messages';
import { formatDecimal, readDecimal } from '../../core/money';
import { Field } from '../../components/Field';
import { LazyDialog } from '../../components/LazyDialog';
import { PendingButton } from '../../components/PendingButton';
import { useNotify } from '../../components/notify';
import { Panel } from '../../components/Panel';
import { Facts } from '../../components/Facts';
import styles from '../../components/Form.module.css';
import { Screen } from '../../components/Screen';
import { UnknownOutcome } from '../../components/UnknownOutcome';

interface TransferScreenProps {
  readonly transfers: ListResource;
  readonly recipient: ObjectResource;
  readonly dashboard: ObjectResource;
}

interface Problem {
  readonly uid?: string | undefined;
  readonly amount?: string | undefined;
}

/** A transfer that passed the checks, with the name that stood beside it then. */
interface Order {
  readonly uid: string;
  readonly name: string;
  readonly amount: string;
}

/**
 * Sends funds from the Fuel Wallet to another member (SPEC §2 Fund Transfer). The recipient in view is
 * always the one of the id in the field: another id is another query, and an old answer is never kept.
 */
export default function TransferScreen({ transfers, recipient, dashboard }: TransferScreenProps) {
  const notify = useNotify();
  const { pending, failure, send } = useWrite(transfers);
  const [uid, setUid] = useState('');
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<Problem>({});
  const [reviewed, setReviewed] = useState<Order>();
  const id = uid.trim();
  const found = useObject(recipient.name, id, { enabled: id !== '', quiet: true, noCache: true });
  const member = found.error ? undefined : found.value;
  const balance = useBalance(dashboard, 'mainBalance');
  // The look-up's own word, as soon as there is one, in place of "still looking".
  const uidProblem = !member && problem.uid ? (found.error?.message ?? problem.uid) : '';
  const nameField = fieldOf(recipient, 'name');
  const decimal = readDecimal(reviewed?.amount);
  const left = decimal && balance.amount?.minus(decimal);

  const edit = (change: () => void, field: keyof Problem) => {
    change();
    setProblem((now) => ({ ...now, [field]: undefined }));
    setReviewed(undefined);
  };
  const review = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrongAmount = amountProblem(amount);
    const wrong: Problem = {
      ...(!id
        ? { uid: messages.enterDetails }
        : !member && { uid: found.error ? found.error.message : 'Still looking this member up' }),
      ...(wrongAmount !== '' && { amount: wrongAmount }),
    };
    setProblem(wrong);
    const first = wrong.uid ?? wrong.amount;
    if (first) notify('error', first);
    else {
      const name = valueTypeOf(nameField.valueType).text(pick(member, nameField.key), nameField);
      setReviewed({ uid: id, name, amount: amount.trim() });
    }
  };
  const transfer = async (order: Order) => {
    setReviewed(undefined);
    if ((await send('create', { uid: order.uid, amount: order.amount })) !== 'worked') return;
    setUid('');
    setAmount('');
  };

  return (
    <Screen title="Fund Transfer" aside={<Link to="/usertouser">Transfers so far</Link>}>
      <Panel title="Send funds to a member">
        <form className={styles.form} onSubmit={review} noValidate>
          <Facts facts={[['Fuel Wallet', balance.cell]]} />
          <Field label="User id" error={uidProblem}>
            {(input) => (
              <Input
                {...input}
                autoComplete="off"
                readOnly={pending !== undefined}
                value={uid}
                onChange={({ target }) => edit(() => setUid(target.value), 'uid')}
              />
            )}
          </Field>
          <div aria-live="polite" className={styles.live}>
            {member ? (
              <Facts
                facts={recipient.fields.map((field) => [
                  field.title,
                  <Cell key={field.key} field={field} row={member} loading={false} />,
                ])}
              />
            ) : (
              id !== '' &&
              !uidProblem && (
                <p className={styles.hint}>{found.error ? found.error.message : 'Looking up …'}</p>
              )
            )}
          </div>
          <Field label="Amount (USDT)" error={problem.amount ?? ''}>
            {(input) => (
              <Input
                {...input}
                inputMode="decimal"
                autoComplete="off"
                readOnly={pending !== undefined}
                value={amount}
                onChange={({ target }) => edit(() => setAmount(target.value), 'amount')}
              />
            )}
          </Field>
          <UnknownOutcome failure={failure} history="/usertouser" />
          <PendingButton type="primary" htmlType="submit" pending={pending !== undefined}>
            Transfer
          </PendingButton>
        </form>
      </Panel>
      {reviewed && decimal && (
        <LazyDialog
          title="Send these funds?"
          confirm="Transfer"
          cancel="Cancel"
          onConfirm={() => void transfer(reviewed)}
          onClose={() => setReviewed(undefined)}
        >
          <Facts
            facts={[
              ['To', `${reviewed.name} (${reviewed.uid})`],
              ['Amount', `${formatDecimal(decimal, 2)} USDT`],
              ['Fuel Wallet after', left ? moneyText(left) : '—'],
            ]}
          />
          {left?.lt(0) && <p>This is more than your Fuel Wallet holds.</p>}
        </LazyDialog>
      )}
    </Screen>
  );
}
