import { Form, Input, type FormRule } from 'antd';

interface AmountItemProps {
  readonly label: string;
  readonly rule: FormRule;
  /** Said while the amount is more than there is; undefined where it is not, or that is not known. */
  readonly over: string | undefined;
  readonly locked: boolean;
  readonly onLeave: () => void;
}

/** An amount of money to type: text, since it is read as an exact decimal (product.md: Rules). */
export const AmountItem = ({ label, rule, over, locked, onLeave }: AmountItemProps) => (
  <Form.Item
    name="amount"
    label={label}
    rules={[rule]}
    {...(over !== undefined && { validateStatus: 'error', help: over })}
  >
    <Input
      inputMode="decimal"
      autoComplete="off"
      readOnly={locked}
      onBlur={onLeave}
      {...(over !== undefined && { 'aria-invalid': true })}
    />
  </Form.Item>
);
