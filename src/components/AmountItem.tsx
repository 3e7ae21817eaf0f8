import type Big from 'big.js';
import { Button, Form, Input, Space, type FormRule, type InputProps } from 'antd';
import { typedDecimal } from './typedDecimal';

interface AmountItemProps {
  readonly label: string;
  readonly rule: FormRule;
  /** The error of an amount above the balance; undefined if the amount is covered or the balance is unknown. */
  readonly balanceError: string | undefined;
  /** The available balance, which Max fills in; undefined until it is known. */
  readonly balance: Big | undefined;
  readonly locked: boolean;
  readonly onBlur: () => void;
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
export const AmountItem = ({ label, rule, balanceError, balance, locked, onBlur }: AmountItemProps) => (
  <Form.Item
    name="amount"
    label={label}
    rules={[rule]}
    {...(balanceError !== undefined && { validateStatus: 'error', help: balanceError })}
  >
    <AmountInput
      balance={balance}
      readOnly={locked}
      onBlur={onBlur}
      {...(balanceError !== undefined && { 'aria-invalid': true })}
    />
  </Form.Item>
);
