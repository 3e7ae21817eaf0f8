import type Big from 'big.js';
import { Button, Form, Input, Space, type InputProps } from 'antd';
import { amountProblem } from '../core/money';
import { toFormRule } from './form';
import { typedDecimal } from './typedDecimal';

interface AmountItemProps {
  readonly label: string;
  /** The error of an amount above the balance; undefined if the amount is covered or the balance is unknown. */
  readonly balanceError: string | undefined;
  /** The available balance, which Max fills in; undefined until it is known. */
  readonly balance: Big | undefined;
  readonly locked: boolean;
}

interface AmountInputProps extends Omit<InputProps, 'onChange'> {
  readonly balance: Big | undefined;
  readonly onChange?: (value: string | undefined) => void;
}

/** Renders the input and its Max button. Form.Item passes `id` and `value`, which go to the input. */
const AmountInput = ({ balance, onChange, ...input }: AmountInputProps) => (
  <Space.Compact block>
    <Input
      {...input}
      suffix="USDT"
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onChange?.(typedDecimal(event))}
    />
    <Button
      disabled={input.readOnly === true || !balance?.gt(0)}
      onClick={() => onChange?.(balance?.toFixed())}
    >
      Max
    </Button>
  </Space.Compact>
);

/** Renders the amount field in USDT as a text input: amounts are exact decimals (product.md: Rules). */
export function AmountItem({ label, balanceError, balance, locked }: AmountItemProps) {
  const form = Form.useFormInstance<{ amount: string }>();
  // Shows the amount's error when the focus leaves the field; an empty amount is reported on submit only. Not an antd
  // rule that runs on blur: when it passes, antd would remove the field's server error.
  const showError = () => {
    const amount = form.getFieldValue('amount') as string;
    const problem = amount.trim() && amountProblem(amount);
    if (problem) form.setFields([{ name: 'amount', errors: [problem] }]);
  };
  return (
    <Form.Item
      name="amount"
      label={label}
      rules={[toFormRule(amountProblem)]}
      {...(balanceError !== undefined && { validateStatus: 'error', help: balanceError })}
    >
      <AmountInput
        balance={balance}
        readOnly={locked}
        onBlur={showError}
        {...(balanceError !== undefined && { 'aria-invalid': true })}
      />
    </Form.Item>
  );
}
