import { Form, type FormProps, type FormRule } from 'antd';
import { useState } from 'react';
import { withdrawals } from '../../resources/withdrawals';
import type { Failure } from '../../core/failure';
import { useNotify } from '../../components/notify';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { useWrite } from '../../list/useWrite';
import { checkWithdrawal, type Problems, type WithdrawalOrder } from './withdrawal';

const empty: WithdrawalOrder = { withrawType: 'FUEL', walletAddress: '', amount: '', otp: '' };

/** What of an order a field that is not on the screen leaves out: an address that FUEL does not ask for. */
const wholeOrder = (values: Partial<WithdrawalOrder> | undefined): WithdrawalOrder => ({
  ...empty,
  ...values,
});

/** antd's rule over the pure check, which sees the whole order. */
export const ruleOf =
  (name: keyof Problems): FormRule =>
  ({ getFieldsValue }) => ({
    validator: () => {
      const problem = checkWithdrawal(wholeOrder(getFieldsValue() as Partial<WithdrawalOrder>))[name];
      return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
    },
  });

interface WithdrawForm {
  readonly formProps: FormProps<WithdrawalOrder>;
  /** As it stands in the fields at this moment. */
  readonly order: WithdrawalOrder;
  /** A code was typed, and a change of the order has cleared it. */
  readonly codeDropped: boolean;
  /** An order is under way: in view, and not to be changed now. */
  readonly locked: boolean;
  readonly failure: Failure | undefined;
  /** The order that passed the checks: it is reviewed and sent as it was then. */
  readonly reviewed: WithdrawalOrder | undefined;
  readonly closeReview: () => void;
  readonly withdraw: (order: WithdrawalOrder) => Promise<void>;
}

/** The withdrawal form whole: checks, the code that answers for one order, review, and the one request. */
export function useWithdrawForm(): WithdrawForm {
  const [form] = Form.useForm<WithdrawalOrder>();
  const notify = useNotify();
  const { pending, failure, send } = useWrite(withdrawals);
  const [codeDropped, setCodeDropped] = useState(false);
  const [reviewed, setReviewed] = useState<WithdrawalOrder>();
  const locked = pending !== undefined;
  const order = wholeOrder(Form.useWatch([], form));
  const typed = [order.walletAddress, order.amount, order.otp].some((value) => value !== '');
  // One that may have gone through leads to its history: nothing there would be lost.
  useUnsavedChanges(typed && !failure?.outcomeUnknown);

  /** The code answers for one order: another address, amount or type asks for it again. */
  const change = (changed: Partial<WithdrawalOrder>) => {
    setReviewed(undefined);
    const ofCode = 'otp' in changed;
    // By the form of the moment: a paste may be granted long after it was asked for.
    const dropped = !ofCode && form.getFieldValue('otp') !== '';
    setCodeDropped((before) => !ofCode && (before || dropped));
    if (dropped) form.setFieldsValue({ otp: '' });
    const answered = ofCode ? (['otp'] as const) : (['walletAddress', 'amount', 'otp'] as const);
    const blamed = answered.filter((name) => form.getFieldError(name).length > 0);
    form.setFields(blamed.map((name) => ({ name, errors: [] })));
  };

  const check = (values: Partial<WithdrawalOrder>) => {
    const checked = wholeOrder(values);
    const [first] = Object.values(checkWithdrawal(checked));
    if (first) notify('error', first);
    else if (!locked) setReviewed(checked);
  };

  const withdraw = async (sent: WithdrawalOrder) => {
    setReviewed(undefined);
    const walletAddress = sent.withrawType === 'address' ? sent.walletAddress.trim() : '';
    if ((await send('create', { ...sent, walletAddress })) !== 'worked') return;
    // Set and not reset: a reset draws the fields anew, and the one that sent would lose the focus.
    form.setFieldsValue(empty);
    setCodeDropped(false);
  };

  return {
    formProps: {
      form,
      name: 'withdraw',
      layout: 'vertical',
      requiredMark: false,
      validateTrigger: 'onSubmit',
      initialValues: empty,
      onValuesChange: change,
      onFinish: check,
      onFinishFailed: ({ values }) => check(values),
    },
    order,
    codeDropped,
    locked,
    failure,
    reviewed,
    closeReview: () => setReviewed(undefined),
    withdraw,
  };
}
