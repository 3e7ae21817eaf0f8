import type Big from 'big.js';
import { Button, Form, Input, Space, type FormRule, type InputProps } from 'antd';

interface AmountItemProps {
  readonly label: string;
  readonly rule: FormRule;
  /** Said while the amount is more than there is; undefined where it is not, or that is not known. */
  readonly over: string | undefined;
  /** The available balance, which Max fills in; undefined while it is not known. */
  readonly balance: Big | undefined;
  readonly locked: boolean;
  readonly onLeave: () => void;
}

interface AmountInputProps extends Omit<InputProps, 'onChange'> {
  readonly balance: Big | undefined;
  /** Form.Item takes the event of the field, or the value itself. */
  readonly onChange?: (value: unknown) => void;
}

/** The field and its Max button; the other props are Form.Item's, for the field. */
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

/** An amount of USDT to type: text, since it is read as an exact decimal (product.md: Rules). */
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
