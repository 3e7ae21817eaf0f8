import type Big from 'big.js';
import { useState } from 'react';
import { withdrawals } from '../../resources/withdrawals';
import { toCode } from '../../core/digits';
import { parsePayment } from '../../core/typedAmount';
import { clearFieldErrors } from '../../components/form';
import { usePayment } from '../../payments/usePayment';
import { useWrite } from '../../data/useWrite';
import { checkWithdrawal, type Withdrawal } from './withdrawal';

const empty: Withdrawal = { withrawType: 'FUEL', walletAddress: '', amount: '', otp: '' };

/** Returns the state and actions of the withdrawal form. `balance` is in USDT. */
export function useWithdrawForm(balance: Big | undefined) {
  const write = useWrite(withdrawals);
  const [codeCleared, setCodeCleared] = useState(false);
  const payment = usePayment({
    name: 'withdraw',
    write,
    send: async (reviewed: Withdrawal) => {
      const outcome = await write.send('create', reviewed);
      if (outcome === 'succeeded') setCodeCleared(false);
      return outcome;
    },
    empty,
    fieldKinds: { walletAddress: 'address', amount: 'amount', otp: 'code' },
    balance,
  });
  const { form } = payment;

  /** Clears the code when another field changes, because each withdrawal needs a new code. */
  const handleChange = (changed: Partial<Withdrawal>) => {
    payment.discard();
    const isCode = 'otp' in changed;
    const clearsCode = !isCode && form.getFieldValue('otp') !== '';
    setCodeCleared((wasCleared) => !isCode && (wasCleared || clearsCode));
    if (clearsCode) form.setFieldsValue({ otp: '' });
    // Switching between Fuel and Address clears every error. Other changes clear only the errors of the changed field
    // and of the code.
    clearFieldErrors(form, 'withrawType' in changed ? empty : { ...changed, otp: '' });
  };

  /** Sets the address as if it had been typed, and focuses the address field. */
  const setAddress = (walletAddress: string) => {
    form.setFieldsValue({ walletAddress });
    handleChange({ walletAddress });
    form.focusField('walletAddress');
  };

  /** Shows the errors of the given fields, except of empty ones. Returns the first field with an error. */
  const showTypedErrors = (...fields: (keyof ReturnType<typeof checkWithdrawal>)[]) => {
    const values: Withdrawal = { ...empty, ...form.getFieldsValue() };
    const problems = checkWithdrawal(values);
    const invalid = fields.filter((name) => problems[name] !== '' && values[name].trim() !== '');
    form.setFields(invalid.map((name) => ({ name, errors: [problems[name]] })));
    return invalid[0];
  };

  /** Returns whether the filled-in fields, except the code, are valid. If not, focuses the first invalid field. */
  const canRequestCode = () => {
    const firstInvalid = showTypedErrors('walletAddress', 'amount') ?? (payment.exceedsBalance && 'amount');
    if (firstInvalid) form.focusField(firstInvalid);
    return !firstInvalid;
  };

  return {
    payment,
    formProps: {
      ...payment.formProps,
      onValuesChange: handleChange,
      onFinish: (submitted: Partial<Withdrawal>) => {
        // `submitted` has no address while its field isn't on the screen.
        const values = { ...empty, ...submitted };
        const typed = { ...values, walletAddress: values.walletAddress.trim(), otp: toCode(values.otp) };
        const { value: amount = '' } = parsePayment(typed.amount);
        payment.review({ ...typed, amount }, checkWithdrawal(typed));
      },
    },
    /** Whether a typed code was cleared because the withdrawal changed. */
    codeCleared,
    showTypedErrors,
    setAddress,
    canRequestCode,
  };
}
