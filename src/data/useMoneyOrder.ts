import type { FormInstance } from 'antd';
import type Big from 'big.js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerError, type FieldKinds } from '../components/useServerError';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { exceeds } from '../core/money';
import { certainFailure } from '../core/failure';
import type { Write } from './useWrite';

interface MoneyOrderOptions<V extends object> {
  readonly form: FormInstance<V>;
  readonly write: Pick<Write, 'pending' | 'failure'>;
  /** The values of an empty form; its first field gets the focus when the next order begins. */
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

/** The review, request and receipt of a form that spends a balance. `O` is an order that passed validation. */
export interface MoneyOrder<O> {
  /** Whether an order is being sent: the fields are visible but can't be changed. */
  readonly locked: boolean;
  /** Whether the amount exceeds the balance; such an order isn't sent. False while the balance is unknown. */
  readonly over: boolean;
  /** The server error that no field shows; '' if there is none. */
  readonly serverError: string;
  /** The order that the review shows, with the values that the form had when the review opened. */
  readonly reviewed: O | undefined;
  readonly review: (order: O) => void;
  readonly closeReview: () => void;
  /** Calls `request` to send an order. If the server accepts the order, clears the form and returns true. */
  readonly confirm: (order: O, request: () => ReturnType<Write['send']>) => Promise<boolean>;
  /** The last order that the server accepted, until the next one begins. */
  readonly accepted: O | undefined;
  /** Drops the review and the receipt, because a field has changed. */
  readonly discard: () => void;
  /** Closes the receipt and focuses the first field. */
  readonly beginNext: () => void;
}

/** Returns the state of an order: the comparison with the balance, the review, the request and the receipt. */
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
  const serverError = useServerError(form, certainFailure(failure), fieldKinds);
  // If the outcome is unknown, don't ask before leaving: the form links to the history.
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
      if ((await request()) !== 'worked') return false;
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
