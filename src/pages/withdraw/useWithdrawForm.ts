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
import { useWrite, type Write } from '../../data/useWrite';
import { checkWithdrawal, type Problems, type WithdrawalOrder } from './withdrawal';

const empty: WithdrawalOrder = { withrawType: 'FUEL', walletAddress: '', amount: '', otp: '' };

/** Topic of each field, to match server errors. */
const subjects = { walletAddress: 'address', amount: 'amount', otp: 'code' } as const;

/** Adds the values of fields that aren't on the screen: FUEL doesn't ask for an address. */
const wholeOrder = (values: Partial<WithdrawalOrder> | undefined): WithdrawalOrder => ({
  ...empty,
  ...values,
});

/** Returns the errors of the fields that aren't empty. */
function typedProblems(order: WithdrawalOrder): Problems {
  const typed = Object.entries(checkWithdrawal(order)).filter(
    ([name]) => order[name as keyof Problems].trim() !== '',
  );
  return Object.fromEntries(typed);
}

/** Creates the antd rule of one field from the check of the whole withdrawal. */
export const orderRule =
  (name: keyof Problems): FormRule =>
  ({ getFieldsValue }) =>
    toFormRule(() => checkWithdrawal(wholeOrder(getFieldsValue() as Partial<WithdrawalOrder>))[name] ?? '');

export interface WithdrawForm extends Pick<Write, 'failure' | 'answered'> {
  readonly formProps: FormProps<WithdrawalOrder>;
  /** The current values of the fields. */
  readonly order: WithdrawalOrder;
  /** A typed code was cleared because the withdrawal changed. */
  readonly codeDropped: boolean;
  /** A withdrawal is being sent: the fields are visible but can't be changed. */
  readonly locked: boolean;
  /** The amount exceeds the balance, if that is known: the withdrawal isn't sent. */
  readonly over: boolean;
  /** Shows the error of a field when the focus leaves it. An empty field is reported on submit only. */
  readonly leave: (name: keyof Problems) => void;
  /** Sets the address as typing does, and moves the focus to its field. */
  readonly setAddress: (address: string) => void;
  /** Returns whether the typed values are valid; otherwise moves the focus to the first invalid field. */
  readonly mayAsk: () => boolean;
  /** Server error that no field shows; '' if there is none. */
  readonly refused: string;
  /** The withdrawal that passed validation; it is reviewed and sent with the values of that moment. */
  readonly reviewed: WithdrawalOrder | undefined;
  readonly closeReview: () => void;
  readonly withdraw: (order: WithdrawalOrder) => Promise<void>;
  /** The last withdrawal that the server accepted, until the next one begins. */
  readonly placed: WithdrawalOrder | undefined;
  readonly beginNext: () => void;
}

/**
 * Returns the state and actions of the withdrawal form: validation, the code for one withdrawal, the review and the
 * request. `balance` is in USDT, undefined while it is unknown.
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
  // If the outcome is unknown, don't ask before leaving: the form links to the history.
  useUnsavedChanges(typed && !failure?.outcomeUnknown);

  /** Clears the code when another field changes: a code belongs to one withdrawal. */
  const change = (changed: Partial<WithdrawalOrder>) => {
    setReviewed(undefined);
    setPlaced(undefined);
    const ofCode = 'otp' in changed;
    // Read the form itself: permission to paste may be granted long after this render.
    const dropped = !ofCode && form.getFieldValue('otp') !== '';
    setCodeDropped((before) => !ofCode && (before || dropped));
    if (dropped) form.setFieldsValue({ otp: '' });
    // Switching between Fuel and Address clears every error. Other changes clear only the errors of the changed field
    // and of the code.
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

  // Not an antd rule on blur: a rule that passes would remove the field's server error.
  const leave = (left: keyof Problems) =>
    say(Object.entries(typedProblems(wholeOrder(form.getFieldsValue()))).filter(([name]) => name === left));

  const mayAsk = () => {
    // Ignore the typed code: the requested one replaces it.
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
    // Not resetFields: a reset remounts the fields, so the field that submitted the form would lose the focus.
    form.setFieldsValue(empty);
    setCodeDropped(false);
    setPlaced(sent);
  };

  const beginNext = () => {
    // Render at once: a hidden field can't take the focus.
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
