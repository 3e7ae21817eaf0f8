import type Big from 'big.js';
import { Button, Form, Input, Space, type FormRule, type InputProps } from 'antd';

interface AmountItemProps {
  readonly label: string;
  readonly rule: FormRule;
  /** The error shown when the amount exceeds the balance; undefined otherwise, or if the balance is unknown. */
  readonly over: string | undefined;
  /** The available balance, which Max fills in; undefined until it is known. */
  readonly balance: Big | undefined;
  readonly locked: boolean;
  readonly onLeave: () => void;
}

interface AmountInputProps extends Omit<InputProps, 'onChange'> {
  readonly balance: Big | undefined;
  /** Form.Item accepts either the change event or the value itself. */
  readonly onChange?: (value: unknown) => void;
}

/** Renders the input and its Max button. Form.Item passes the other props, which go to the input. */
const AmountInput = ({ balance, onChange, ...input }: AmountInputProps) => (
  <Space.Compact block>
    <Input {...input} suffix="USDT" inputMode="decimal" autoComplete="off" onChange={onChange} />
    <Button
      disabled={input.readOnly === true || !balance?.gt(0)}
      onClick={() => onChange?.(balance?.toFixed())}
    >
      Max
    </Button>
  </Space.Compact>
);

/** Renders the amount field in USDT as a text input: amounts are exact decimals (product.md: Rules). */
export const AmountItem = ({ label, rule, over, balance, locked, onLeave }: AmountItemProps) => (
  <Form.Item
    name="amount"
    label={label}
    rules={[rule]}
    {...(over !== undefined && { validateStatus: 'error', help: over })}
  >
    <AmountInput
      balance={balance}
      readOnly={locked}
      onBlur={onLeave}
      {...(over !== undefined && { 'aria-invalid': true })}
    />
  </Form.Item>
);
