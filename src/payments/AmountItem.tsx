import type Big from 'big.js';
import { Button, Form, Input, Space, type InputProps } from 'antd';
import { usdt } from '../core/money';
import { parsePayment, toTypedAmount } from '../core/typedAmount';

interface AmountItemProps {
  readonly label: string;
  /** The error of an amount above the balance; undefined if there is none or the balance is unknown. */
  readonly balanceError: string | undefined;
  /** The available balance, which Max fills in; undefined until it is known. */
  readonly balance: Big | undefined;
  readonly locked: boolean;
}

interface AmountInputProps extends Omit<InputProps, 'onChange'> {
  readonly balance: Big | undefined;
  readonly onChange?: (value: string | undefined) => void;
}

/** Renders the input and its Max button. `input` includes the `id` and `value` that Form.Item passes. */
const AmountInput = ({ balance, onChange, ...input }: AmountInputProps) => (
  <Space.Compact block>
    <Input
      {...input}
      suffix="USDT"
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => onChange?.(target.value)}
    />
    <Button
      disabled={input.readOnly === true || !balance?.gt(0)}
      onClick={() => onChange?.(balance && toTypedAmount(balance))}
    >
      Max
    </Button>
  </Space.Compact>
);

/** Not antd's InputNumber, which would convert the exact decimal to a float (docs/decisions/010). */
export function AmountItem({ label, balanceError, balance, locked }: AmountItemProps) {
  const form = Form.useFormInstance<{ amount?: string }>();
  const typed = Form.useWatch('amount', form) ?? '';
  const { value: understood } = parsePayment(typed);
  return (
    <Form.Item
      name="amount"
      label={label}
      extra={
        understood !== undefined && !balanceError && <span translate="no">{`= ${usdt(understood)}`}</span>
      }
      {...(balanceError !== undefined && { validateStatus: 'error', help: balanceError })}
    >
      <AmountInput
        balance={balance}
        readOnly={locked}
        onBlur={({ target: { value } }) => {
          // An empty amount is reported on submit only.
          const problem = value.trim() && parsePayment(value).problem;
          if (problem) form.setFields([{ name: 'amount', errors: [problem] }]);
        }}
        {...(balanceError !== undefined && { 'aria-invalid': true })}
      />
    </Form.Item>
  );
}
