import { Form } from 'antd';
import type Big from 'big.js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { showProblems } from '../components/form';
import { useNotification } from '@refinedev/core';
import { useServerError, type FieldKinds } from '../lib/useServerError';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { balanceAfter, exceeds } from '../core/money';
import { parsePayment } from '../core/typedAmount';
import type { DraftValues } from '../data/drafts';
import { useDraft } from '../data/useDraft';
import type { Outcome, useWrite } from '../data/useWrite';

interface PaymentOptions<V, P> {
  readonly name: string;
  readonly write: Pick<ReturnType<typeof useWrite>, 'pending' | 'failure' | 'response'>;
  /** Sends a confirmed payment with `write`. Returns its outcome; undefined if another request was still running. */
  readonly send: (payment: P) => Promise<Outcome | undefined>;
  /** The values of an empty form. Its first field gets the focus when the receipt is closed. */
  readonly empty: V;
  /** The kinds of the fields that a member types in. */
  readonly fieldKinds: FieldKinds;
  /** The balance in USDT; undefined while it is unknown. */
  readonly balance: Big | undefined;
}

/** Returns the values of a form's fields except codes, which must not be stored. */
const withoutCodes = (values: object, fieldKinds: FieldKinds): DraftValues =>
  Object.fromEntries(Object.entries(values as DraftValues).filter(([name]) => fieldKinds[name] !== 'code'));

/**
 * Returns the state of the form of a withdrawal or a transfer (a "payment"), whose `amount` is in USDT. `V` is the type of
 * the form's values, `P` the type of a payment whose values passed the checks.
 */
export function usePayment<
  V extends object & { readonly amount: string },
  P extends { readonly amount: string },
>({
  name,
  write: { pending, failure: writeFailure, response },
  send,
  empty,
  fieldKinds,
  balance,
}: PaymentOptions<V, P>) {
  const [form] = Form.useForm<V>();
  const { open } = useNotification();
  // For display only: useWatch returns only fields that are on the screen, undefined until they are mounted, and reports
  // changes in a later task. Event handlers read the form.
  const values: V = { ...empty, ...Form.useWatch([], form) };
  const isTyped = Object.entries(values).some(([name, value]) => name in fieldKinds && value !== '');
  const [reviewed, setReviewed] = useState<P>();
  const [accepted, setAccepted] = useState<P>();
  /** Whether a field has changed since the last request. */
  const [changed, setChanged] = useState(false);
  const stored = useDraft({
    name,
    values: withoutCodes(values, fieldKinds),
    empty: withoutCodes(empty, fieldKinds),
    // The names of the stored fields are those of `V`.
    restore: (draft) => form.setFieldsValue(draft as Parameters<typeof form.setFieldsValue>[0]),
  });
  const failure = pending ? undefined : (writeFailure ?? stored.failure);
  const serverError = useServerError(form, failure, fieldKinds);
  // If the request's outcome is unknown, don't ask before leaving: members follow the link to the history.
  useUnsavedChanges(isTyped && (changed || !failure?.outcomeUnknown));
  const locked = pending !== undefined;
  const { value: amount = '' } = parsePayment(values.amount);
  const exceedsBalance = exceeds(amount, balance);
  return {
    form,
    values,
    /** The typed amount as a plain decimal; '' while it can't be read. */
    amount,
    failure,
    response,
    /** The props that both forms share. The receipt replaces the form. */
    formProps: { name, form, initialValues: empty, hidden: accepted !== undefined },
    /** Whether the request is pending: the fields are visible but can't be changed. */
    locked,
    /** Whether the amount exceeds the balance, which prevents the request. False while the balance is unknown. */
    exceedsBalance,
    /** The balance after the typed payment; undefined if unknown or below zero. */
    remaining: exceedsBalance ? undefined : balanceAfter(amount, balance),
    /** The server error that no field shows; '' if there is none. */
    serverError,
    /** The payment in the review dialog, with the values that the form had when the dialog opened. */
    reviewed,
    /** Opens the review dialog, unless the form has problems or the amount exceeds the balance. */
    review: (payment: P, problems: Readonly<Record<string, string>>) => {
      const problem = showProblems(form, problems);
      if (problem) open?.({ type: 'error', message: problem });
      else if (exceeds(payment.amount, balance)) form.focusField('amount');
      else if (!locked) setReviewed(payment);
    },
    closeReview: () => setReviewed(undefined),
    /** Sends the reviewed payment. If the server accepts it, clears the form. */
    confirm: async () => {
      setReviewed(undefined);
      setChanged(false);
      if (!reviewed || (await send(reviewed)) !== 'succeeded') return;
      // Not resetFields: a reset remounts the fields, so the field that submitted the form would lose the focus.
      form.setFieldsValue(empty);
      stored.clear();
      setAccepted(reviewed);
    },
    /** The last accepted payment, which the receipt shows, until a field changes or the receipt is closed. */
    accepted,
    /** Drops the review and the receipt, because a field has changed. */
    discard: () => {
      setChanged(true);
      setReviewed(undefined);
      setAccepted(undefined);
    },
    closeReceipt: () => {
      // Render synchronously: a hidden field can't take the focus.
      flushSync(() => setAccepted(undefined));
      form.focusField(Object.keys(empty)[0] ?? '');
    },
  };
}
