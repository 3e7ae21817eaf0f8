import { Form, type FormProps, type FormRule } from 'antd';
import type Big from 'big.js';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { recipient } from '../../resources/recipient';
import { transfers } from '../../resources/transfers';
import { amountProblem, exceeds } from '../../core/amountRule';
import { fieldOf, pick } from '../../core/defineResource';
import { certainFailure } from '../../core/failure';
import { messages } from '../../core/messages';
import { lengthProblem } from '../../core/textLimits';
import { valueTypeOf } from '../../core/valueTypes';
import { formDefaults } from '../../components/formDefaults';
import { clearFieldErrors } from '../../components/clearFieldErrors';
import { useNotify } from '../../components/notify';
import { toFormRule } from '../../components/toFormRule';
import { useServerError } from '../../components/useServerError';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { useObject } from '../../list/useObject';
import { useWrite, type Write } from '../../list/useWrite';

/** A transfer as typed; the amount in USDT. */
interface TransferValues {
  readonly uid: string;
  readonly amount: string;
}

/** A transfer that passed the checks, with the name that stood beside it then. */
export interface TransferOrder extends TransferValues {
  readonly name: string;
}

/** What a refusal of the server may be about. */
const subjects = { uid: 'member', amount: 'amount' } as const;

interface TransferForm extends Pick<Write, 'failure' | 'answered'> {
  readonly formProps: FormProps<TransferValues>;
  readonly uidRule: FormRule;
  readonly amountRule: FormRule;
  /** Says at the amount, as it is left, what is wrong with it; what is missing is told on submit. */
  readonly leaveAmount: () => void;
  /** The one of the id in the field; undefined while that is not known. */
  readonly member: object | undefined;
  /** What to say in place of a member, where the field does not say it: '' for nothing. */
  readonly lookUp: string;
  /** A transfer is under way: in view, and not to be changed now. */
  readonly locked: boolean;
  /** More than there is, so far as that is known: it is not sent. */
  readonly over: boolean;
  /** Why it was refused, where no field says so; '' otherwise. */
  readonly refused: string;
  readonly reviewed: TransferOrder | undefined;
  readonly closeReview: () => void;
  readonly transfer: (order: TransferOrder) => Promise<void>;
  /** What stands in the fields at this moment. */
  readonly typed: TransferValues;
  /** The last transfer that the server took, until the next one is begun. */
  readonly sent: TransferOrder | undefined;
  readonly beginNext: () => void;
}

const empty: TransferValues = { uid: '', amount: '' };

const nameField = fieldOf(recipient, 'name');
const nameOf = (member: object) => valueTypeOf(nameField.valueType).text(pick(member, 'name'), nameField);

const amountRule = toFormRule(amountProblem);

/**
 * The transfer form whole: look-up, checks, review, and the one request. The recipient is always the
 * one of the id in the field: another id is another query, and an old answer is never kept. `balance` in USDT,
 * undefined while it is not known.
 */
export function useTransferForm(balance: Big | undefined): TransferForm {
  const [form] = Form.useForm<TransferValues>();
  const notify = useNotify();
  const { pending, failure, answered, send } = useWrite(transfers);
  const [reviewed, setReviewed] = useState<TransferOrder>();
  const [sent, setSent] = useState<TransferOrder>();
  const refused = useServerError(form, certainFailure(failure), subjects);
  /** A submit found the user id wrong: the field says so, until it is changed. */
  const [uidRefused, setUidRefused] = useState(false);
  const locked = pending !== undefined;
  // Nothing is there to watch before the fields are.
  const values: Partial<TransferValues> | undefined = Form.useWatch([], form);
  const { uid: typed, amount } = { ...empty, ...values };
  const uid = typed.trim();
  const tooLong = lengthProblem('id', uid);
  const over = exceeds(amount, balance);
  // One that may have gone through leads to its history: nothing there would be lost.
  useUnsavedChanges((typed !== '' || amount !== '') && !failure?.outcomeUnknown);

  const { value, error } = useObject(recipient.name, uid, {
    enabled: uid !== '' && !tooLong,
    quiet: true,
    noCache: true,
  });
  const member = error || tooLong ? undefined : value;
  // The look-up's own word at the field, as soon as there is one, in place of "still looking".
  useEffect(() => {
    if (uidRefused) void form.validateFields(['uid']);
  }, [form, uidRefused, member, error]);

  const uidRule = toFormRule(() => {
    if (uid === '') return messages.enterDetails;
    return tooLong || (member ? '' : (error?.message ?? 'Looking up this member. Try again in a moment.'));
  });

  // No rule on blur: one that finds nothing wrong would take away what the server said there.
  const leaveAmount = () => {
    const problem = amount.trim() && amountProblem(amount);
    if (problem) form.setFields([{ name: 'amount', errors: [problem] }]);
  };

  const transfer = async (order: TransferOrder) => {
    setReviewed(undefined);
    if ((await send('create', { uid: order.uid, amount: order.amount })) !== 'worked') return;
    // Set and not reset: a reset draws the fields anew, and the one that sent would lose the focus.
    form.setFieldsValue(empty);
    setSent(order);
  };

  const beginNext = () => {
    // Now, as nothing hidden takes the focus.
    flushSync(() => setSent(undefined));
    form.focusField('uid');
  };

  return {
    formProps: {
      ...formDefaults,
      form,
      name: 'transfer',
      hidden: sent !== undefined,
      initialValues: empty,
      onValuesChange: (changed: Partial<TransferValues>) => {
        setReviewed(undefined);
        setSent(undefined);
        if ('uid' in changed) setUidRefused(false);
        clearFieldErrors(form)(changed);
      },
      onFinish: () => {
        setUidRefused(false);
        if (over) form.focusField('amount');
        else if (member && !locked) setReviewed({ uid, name: nameOf(member), amount: amount.trim() });
      },
      onFinishFailed: ({ errorFields }) => {
        const [first] = errorFields.flatMap(({ errors }) => errors);
        if (first) notify('error', first);
        form.focusField(errorFields[0]?.name ?? 'uid');
        setUidRefused(errorFields.some(({ name: [name] }) => name === 'uid'));
      },
    },
    uidRule,
    amountRule,
    leaveAmount,
    member,
    lookUp: uid === '' || uidRefused ? '' : tooLong || (error?.message ?? 'Looking up…'),
    locked,
    over,
    failure,
    answered,
    refused,
    reviewed,
    closeReview: () => setReviewed(undefined),
    transfer,
    typed: { uid, amount },
    sent,
    beginNext,
  };
}
