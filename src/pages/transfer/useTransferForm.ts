import type Big from 'big.js';
import { useEffect, useState } from 'react';
import { recipient, transfers } from '../../resources/transfers';
import { getValue } from '../../core/defineResource';
import { UNAUTHORIZED } from '../../core/failure';
import { messages } from '../../core/messages';
import { lengthProblem } from '../../core/textLimits';
import { parsePayment } from '../../core/typedAmount';
import { formatValue, UNREADABLE } from '../../core/valueTypes';
import { normalizeId } from '../../core/visibleText';
import { clearFieldErrors, fieldError } from '../../components/form';
import { usePayment } from '../../payments/usePayment';
import { useObject } from '../../data/useObject';
import { useWrite } from '../../data/useWrite';

/** The values of an empty form; the amount is in USDT. */
const empty = { uid: '', amount: '' };

/** A valid transfer, with the recipient's name that the form showed when the review opened. */
export type Transfer = typeof empty & { readonly name: string };

const LOOKING_UP = 'Looking up this member. Try again in a moment.';
/** Returns the member's name, or the e-mail of a member without a name; undefined if both are missing. */
const recipientLabel = (member: unknown): string | undefined =>
  recipient.fields
    .map((field) => formatValue(field, getValue(member, field.key)))
    .find((text) => text !== UNREADABLE);

/**
 * Returns the state and actions of the transfer form. Each typed user id has its own query and no result is cached, so
 * the recipient always belongs to the typed id. `balance` is in USDT.
 */
export function useTransferForm(balance: Big | undefined) {
  const write = useWrite(transfers);
  /** Whether the user id was invalid on the last submit. Its field shows the error until the id changes. */
  const [uidInvalid, setUidInvalid] = useState(false);
  const payment = usePayment({
    name: 'transfer',
    write,
    send: (reviewed: Transfer) => write.send('create', { uid: reviewed.uid, amount: reviewed.amount }),
    empty,
    fieldKinds: { uid: 'member', amount: 'amount' },
    balance,
  });
  const { form } = payment;
  const uid = normalizeId(payment.values.uid);
  const tooLong = lengthProblem('id', uid);

  const { value, error, retry } = useObject(recipient, {
    id: uid,
    enabled: uid !== '' && !tooLong,
    quiet: true,
    // Typing must not end the session, which would discard the form.
    background: true,
  });
  const name = recipientLabel(value);
  const failed = error?.message === UNAUTHORIZED ? messages.sessionEnded : error?.message;
  const lookUpProblem = tooLong || (failed ?? (value && !name ? "We couldn't read this member's name." : ''));
  const member = lookUpProblem ? undefined : value;
  const uidProblem = uid === '' ? messages.enterDetails : lookUpProblem || (member ? '' : LOOKING_UP);
  const fieldProblem = uidInvalid ? uidProblem : lookUpProblem;
  // Show a failed look-up at its field. When a look-up ends, replace the "Looking up" error with the result.
  useEffect(() => {
    if (fieldProblem) form.setFields([{ name: 'uid', errors: [fieldError('uid', fieldProblem)] }]);
    else if (uidInvalid) clearFieldErrors(form, { uid });
    // Also after each change of the text, because a change clears the error.
  }, [form, uidInvalid, fieldProblem, uid, payment.values.uid]);

  return {
    payment,
    formProps: {
      ...payment.formProps,
      onValuesChange: (changed: Partial<typeof empty>) => {
        payment.discard();
        if ('uid' in changed) setUidInvalid(false);
      },
      onFinish: (submitted: typeof empty) => {
        const isCurrent = normalizeId(submitted.uid) === uid;
        // The look-up of an id that was just typed begins with the next render.
        const submittedUidProblem = isCurrent ? uidProblem : LOOKING_UP;
        const { value: amount = '', problem: amountProblem = '' } = parsePayment(submitted.amount);
        setUidInvalid(submittedUidProblem !== '');
        if (error && isCurrent) retry();
        payment.review(
          { uid, name: name ?? '', amount },
          { uid: submittedUidProblem, amount: amountProblem },
        );
      },
    },
    /** The member with the typed user id; undefined while unknown. */
    member,
    /** The status of the look-up, shown while `member` is undefined; '' if the field is empty or has an error. */
    recipientStatus: uid === '' || fieldProblem ? '' : 'Looking up…',
    uid,
  };
}
