import { Form, type FormProps, type FormRule } from 'antd';
import type Big from 'big.js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { withdrawals } from '../../resources/withdrawals';
import { exceeds } from '../../core/amountRule';
import { certainFailure } from '../../core/failure';
import { formDefaults } from '../../components/formDefaults';
import { useNotify } from '../../components/notify';
import { toFormRule } from '../../components/toFormRule';
import { useServerError } from '../../components/useServerError';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { useWrite, type Write } from '../../list/useWrite';
import { checkWithdrawal, type Problems, type WithdrawalOrder } from './withdrawal';

const empty: WithdrawalOrder = { withrawType: 'FUEL', walletAddress: '', amount: '', otp: '' };

/** What a refusal of the server may be about. */
const subjects = { walletAddress: 'address', amount: 'amount', otp: 'code' } as const;

/** What of an order a field that is not on the screen leaves out: an address that FUEL does not ask for. */
const wholeOrder = (values: Partial<WithdrawalOrder> | undefined): WithdrawalOrder => ({
  ...empty,
  ...values,
});

/** What is wrong with what was typed so far. */
function typedProblems(order: WithdrawalOrder): Problems {
  const typed = Object.entries(checkWithdrawal(order)).filter(
    ([name]) => order[name as keyof Problems].trim() !== '',
  );
  return Object.fromEntries(typed);
}

/** antd's rule over the pure check, which sees the whole order. */
export const orderRule =
  (name: keyof Problems): FormRule =>
  ({ getFieldsValue }) =>
    toFormRule(() => checkWithdrawal(wholeOrder(getFieldsValue() as Partial<WithdrawalOrder>))[name] ?? '');

export interface WithdrawForm extends Pick<Write, 'failure' | 'answered'> {
  readonly formProps: FormProps<WithdrawalOrder>;
  /** As it stands in the fields at this moment. */
  readonly order: WithdrawalOrder;
  /** A code was typed, and a change of the order has cleared it. */
  readonly codeDropped: boolean;
  /** An order is under way: in view, and not to be changed now. */
  readonly locked: boolean;
  /** More than there is, so far as that is known: it is not sent. */
  readonly over: boolean;
  /** Says at a field, as it is left, what is wrong with what stands in it; what is missing is told on submit. */
  readonly leave: (name: keyof Problems) => void;
  /** Puts an address into its field, as typing does, and moves the focus there. */
  readonly setAddress: (address: string) => void;
  /** Whether nothing that was typed speaks against the order; where something does, it gets the focus. */
  readonly mayAsk: () => boolean;
  /** Why it was refused, where no field says so; '' otherwise. */
  readonly refused: string;
  /** The order that passed the checks: it is reviewed and sent as it was then. */
  readonly reviewed: WithdrawalOrder | undefined;
  readonly closeReview: () => void;
  readonly withdraw: (order: WithdrawalOrder) => Promise<void>;
  /** The last order that the server took, until the next one is begun. */
  readonly placed: WithdrawalOrder | undefined;
  readonly beginNext: () => void;
}

/**
 * The withdrawal form whole: checks, the code that answers for one order, review, and the one request.
 * `balance` in USDT, undefined while it is not known.
 */
export function useWithdrawForm(balance: Big | undefined): WithdrawForm {
  const [form] = Form.useForm<WithdrawalOrder>();
  const notify = useNotify();
  const { pending, failure, answered, send } = useWrite(withdrawals);
  const [codeDropped, setCodeDropped] = useState(false);
  const [reviewed, setReviewed] = useState<WithdrawalOrder>();
  const [placed, setPlaced] = useState<WithdrawalOrder>();
  const refused = useServerError(form, certainFailure(failure), subjects);
  const locked = pending !== undefined;
  const order = wholeOrder(Form.useWatch([], form));
  const over = exceeds(order.amount, balance);
  const typed = [order.walletAddress, order.amount, order.otp].some((value) => value !== '');
  // One that may have gone through leads to its history: nothing there would be lost.
  useUnsavedChanges(typed && !failure?.outcomeUnknown);

  /** The code answers for one order: another address, amount or type asks for it again. */
  const change = (changed: Partial<WithdrawalOrder>) => {
    setReviewed(undefined);
    setPlaced(undefined);
    const ofCode = 'otp' in changed;
    // By the form of the moment: a paste may be granted long after it was asked for.
    const dropped = !ofCode && form.getFieldValue('otp') !== '';
    setCodeDropped((before) => !ofCode && (before || dropped));
    if (dropped) form.setFieldsValue({ otp: '' });
    // Another kind of order is judged anew; else what was said of another field still holds.
    const answered = 'withrawType' in changed ? { ...empty } : { ...changed, otp: '' };
    const blamed = (Object.keys(answered) as (keyof WithdrawalOrder)[]).filter(
      (name) => form.getFieldError(name).length > 0,
    );
    form.setFields(blamed.map((name) => ({ name, errors: [] })));
  };

  const setAddress = (walletAddress: string) => {
    form.setFieldsValue({ walletAddress });
    change({ walletAddress });
    form.focusField('walletAddress');
  };

  const check = (values: Partial<WithdrawalOrder>) => {
    const checked = wholeOrder(values);
    const [first] = Object.entries(checkWithdrawal(checked));
    if (first) {
      notify('error', first[1]);
      form.focusField(first[0]);
    } else if (over) form.focusField('amount');
    else if (!locked) setReviewed(checked);
  };

  const say = (problems: [string, string][]) =>
    form.setFields(problems.map(([name, problem]) => ({ name: name as keyof Problems, errors: [problem] })));

  // No rule on blur: one that finds nothing wrong would take away what the server said there.
  const leave = (left: keyof Problems) =>
    say(Object.entries(typedProblems(wholeOrder(form.getFieldsValue()))).filter(([name]) => name === left));

  const mayAsk = () => {
    // The code that is asked for takes the place of what stands there.
    const problems = Object.entries(typedProblems(order)).filter(([name]) => name !== 'otp');
    say(problems);
    const wrong = problems[0]?.[0] ?? (over && 'amount');
    if (wrong) form.focusField(wrong);
    return !wrong;
  };

  const withdraw = async (sent: WithdrawalOrder) => {
    setReviewed(undefined);
    const walletAddress = sent.withrawType === 'address' ? sent.walletAddress.trim() : '';
    if ((await send('create', { ...sent, walletAddress, otp: sent.otp.trim() })) !== 'worked') return;
    // Set and not reset: a reset draws the fields anew, and the one that sent would lose the focus.
    form.setFieldsValue(empty);
    setCodeDropped(false);
    setPlaced(sent);
  };

  const beginNext = () => {
    // Now, as nothing hidden takes the focus.
    flushSync(() => setPlaced(undefined));
    form.focusField('withrawType');
  };

  return {
    formProps: {
      ...formDefaults,
      form,
      name: 'withdraw',
      hidden: placed !== undefined,
      initialValues: empty,
      onValuesChange: change,
      onFinish: check,
      onFinishFailed: ({ values }) => check(values),
    },
    order,
    codeDropped,
    locked,
    over,
    leave,
    setAddress,
    mayAsk,
    failure,
    answered,
    refused,
    reviewed,
    closeReview: () => setReviewed(undefined),
    withdraw,
    placed,
    beginNext,
  };
}
