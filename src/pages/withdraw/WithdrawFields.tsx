import type Big from 'big.js';
import { Alert, Flex, Form, Select } from 'antd';
import { AmountItem } from '../../components/AmountItem';
import { AddressField } from './AddressField';
import { CodeInput } from './CodeInput';
import type { StoredAddressBook } from './addressBook';
import { orderRule, type WithdrawForm } from './useWithdrawForm';
import type { WithdrawType } from './withdrawal';
import { WithdrawWarnings } from './WithdrawReview';

/** The options of "Withdraw to": the Fuel Wallet first, then an address (product.md: States). */
const choices: { label: string; value: WithdrawType }[] = [
  { label: 'Fuel', value: 'FUEL' },
  { label: 'Address', value: 'address' },
];

interface WithdrawFieldsProps {
  readonly form: WithdrawForm;
  /** The available balance in USDT; undefined while it is unknown. */
  readonly balance: Big | undefined;
  /** The saved addresses; undefined while they load, or if this browser can't store them. */
  readonly addressBook: StoredAddressBook | undefined;
  readonly onOpenBook: () => void;
}

/** Renders the fields of a withdrawal (destination, amount, code) and its warnings. */
export function WithdrawFields({ form, balance, addressBook, onOpenBook }: WithdrawFieldsProps) {
  const { values, codeCleared, onFieldBlur, canRequestCode } = form;
  const { locked, over } = form.order;
  return (
    <>
      <Form.Item name="withrawType" label="Withdraw to">
        {/* Not virtual: screen readers don't recognize the options of a virtual list. */}
        <Select options={choices} disabled={locked} />
      </Form.Item>
      {values.withrawType === 'address' && (
        <AddressField form={form} addressBook={addressBook} onOpenBook={onOpenBook} />
      )}
      <AmountItem
        label="Quantity (USDT)"
        rule={orderRule('amount')}
        balanceError={over ? 'This is more than your available balance.' : undefined}
        balance={balance}
        locked={locked}
        onBlur={() => onFieldBlur('amount')}
      />
      <Form.Item name="otp" label="OTP" rules={[orderRule('otp')]}>
        <CodeInput readOnly={locked} canRequestCode={canRequestCode} />
      </Form.Item>
      <Flex vertical gap="small">
        {codeCleared && (
          <Alert
            type="info"
            showIcon
            role="status"
            message="You changed the withdrawal. Enter the code again."
          />
        )}
        <WithdrawWarnings order={values} />
      </Flex>
    </>
  );
}
