import type { FormInstance } from 'antd';
import type Big from 'big.js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerError, type FieldKinds } from '../components/useServerError';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { exceeds } from '../core/money';
import { definiteFailure } from '../core/failure';
import type { Write } from './useWrite';

interface MoneyOrderOptions<V extends object> {
  readonly form: FormInstance<V>;
  readonly write: Pick<Write, 'pending' | 'failure'>;
  /** The values of an empty form. The field of its first key gets the focus when the receipt is closed. */
  readonly empty: V;
  /** The kind of value in each field, to find the field that a server error names. */
  readonly fieldKinds: FieldKinds;
  /** The typed amount, in USDT. */
  readonly amount: string;
  /** The balance in USDT; undefined while it is unknown. */
  readonly balance: Big | undefined;
  /** Whether any field has been filled in. */
  readonly isTyped: boolean;
}

/**
 * The review, request and receipt of a withdrawal or transfer form. `O` is a withdrawal or transfer ("order") that
 * passed validation.
 */
export interface MoneyOrder<O> {
  /** Whether the request is pending: the fields are visible but can't be changed. */
  readonly locked: boolean;
  /** Whether the amount exceeds the balance, which prevents the request. False while the balance is unknown. */
  readonly over: boolean;
  /** The server error that no field shows; '' if there is none. */
  readonly serverError: string;
  /** The order in the review dialog, with the values that the form had when the dialog opened. */
  readonly reviewed: O | undefined;
  readonly review: (order: O) => void;
  readonly closeReview: () => void;
  /** Calls `request` to send an order. If the server accepts the order, clears the form and returns true. */
  readonly confirm: (order: O, request: () => ReturnType<Write['send']>) => Promise<boolean>;
  /**
   * The last order that the server accepted, which the receipt shows, until a field changes or the receipt is closed.
   */
  readonly accepted: O | undefined;
  /** Drops the review and the receipt, because a field has changed. */
  readonly discard: () => void;
  /** Closes the receipt and focuses the first field. */
  readonly beginNext: () => void;
}

/** Returns the state of a withdrawal or transfer form: comparison with the balance, review, request and receipt. */
export function useMoneyOrder<V extends object, O>({
  form,
  write: { pending, failure },
  empty,
  fieldKinds,
  amount,
  balance,
  isTyped,
}: MoneyOrderOptions<V>): MoneyOrder<O> {
  const [reviewed, setReviewed] = useState<O>();
  const [accepted, setAccepted] = useState<O>();
  const serverError = useServerError(form, definiteFailure(failure), fieldKinds);
  // If the request's outcome is unknown, don't ask before leaving: members follow the link to the history.
  useUnsavedChanges(isTyped && !failure?.outcomeUnknown);
  return {
    locked: pending !== undefined,
    over: exceeds(amount, balance),
    serverError,
    reviewed,
    review: (order) => setReviewed(() => order),
    closeReview: () => setReviewed(undefined),
    confirm: async (order, request) => {
      setReviewed(undefined);
      if ((await request()) !== 'succeeded') return false;
      // Not resetFields: a reset remounts the fields, so the field that submitted the form would lose the focus.
      form.setFieldsValue(empty);
      setAccepted(() => order);
      return true;
    },
    accepted,
    discard: () => {
      setReviewed(undefined);
      setAccepted(undefined);
    },
    beginNext: () => {
      // Render synchronously: a hidden field can't take the focus.
      flushSync(() => setAccepted(undefined));
      form.focusField(Object.keys(empty)[0] ?? '');
    },
  };
}
