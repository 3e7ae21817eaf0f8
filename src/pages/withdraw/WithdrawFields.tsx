import { BookOutlined, CopyOutlined, SnippetsOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Form, Input } from 'antd';
import { Select } from '../../components/Select';
import { AddressGroups } from '../../values/AddressGroups';
import { AmountItem } from '../../payments/AmountItem';
import { useNotification } from '@refinedev/core';
import { useCopy } from '../../lib/useCopy';
import type { useBalance } from '../../payments/useBalance';
import type { StoredAddressBook } from './addressBook';
import { CodeInput } from './CodeInput';
import { LookAlikeWarning } from './NamedAddress';
import type { useWithdrawForm } from './useWithdrawForm';
import { checkAddress } from './walletAddress';
import { withdrawalWarnings, type Withdrawal } from './withdrawal';

const choices: { label: string; value: Withdrawal['withrawType'] }[] = [
  { label: 'Fuel', value: 'FUEL' },
  { label: 'Address', value: 'address' },
];

interface WithdrawFieldsProps {
  readonly withdrawForm: ReturnType<typeof useWithdrawForm>;
  readonly balance: Pick<ReturnType<typeof useBalance>, 'amount' | 'exactAmount'>;
  /** The saved addresses; undefined while they load, or if this browser can't store them. */
  readonly addressBook: StoredAddressBook | undefined;
  readonly onOpenBook: () => void;
}

export function WithdrawFields({ balance, ...addressProps }: WithdrawFieldsProps) {
  const { withdrawForm } = addressProps;
  const { codeCleared, canRequestCode } = withdrawForm;
  const { values, amount, locked, exceedsBalance } = withdrawForm.payment;
  return (
    <>
      <Form.Item name="withrawType" label="Withdraw to">
        <Select options={choices} disabled={locked} />
      </Form.Item>
      {values.withrawType === 'address' && <AddressField {...addressProps} />}
      <AmountItem
        label="Quantity (USDT)"
        balanceError={
          exceedsBalance ? `This is more than your available balance.${balance.exactAmount}` : undefined
        }
        balance={balance.amount}
        locked={locked}
      />
      <Form.Item name="otp" label="OTP">
        <CodeInput readOnly={locked} canRequestCode={canRequestCode} />
      </Form.Item>
      {/* Must exist before its text changes, or screen readers skip the announcement. */}
      <Flex vertical gap="small" role="status">
        {codeCleared && (
          <Alert
            showIcon
            type="info"
            role="presentation"
            title="You changed the withdrawal. Enter the code again."
          />
        )}
        {/* The address field shows its own warning. */}
        <WithdrawWarnings payment={{ ...values, amount, walletAddress: '' }} />
      </Flex>
    </>
  );
}

function AddressField({ withdrawForm, addressBook, onOpenBook }: Omit<WithdrawFieldsProps, 'balance'>) {
  const copy = useCopy('Address');
  const { open } = useNotification();
  const { values, locked } = withdrawForm.payment;
  const address = values.walletAddress.trim();
  const paste = async () => {
    try {
      const text = (await navigator.clipboard.readText()).trim();
      if (text) withdrawForm.setAddress(text);
      else open?.({ type: 'error', message: 'The clipboard has no text.' });
    } catch {
      open?.({ type: 'error', message: 'The browser blocked the clipboard. Press Ctrl+V instead.' });
    }
  };
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: '1.5rem' }}>
      <Form.Item name="walletAddress" label="Wallet address" style={{ margin: 0 }}>
        <Input
          autoComplete="off"
          readOnly={locked}
          onBlur={() => withdrawForm.showTypedErrors('walletAddress')}
        />
      </Form.Item>
      {/* Not in the Form.Item: antd would show the field's error below these buttons and mark them as invalid. */}
      {address && checkAddress(address) !== 'notAnAddress' && <AddressGroups address={address} />}
      <div role="status">
        <WithdrawWarnings payment={{ ...values, amount: '' }} />
        {addressBook && <LookAlikeWarning book={addressBook.value.saved} address={address} />}
      </div>
      <Flex wrap gap="small">
        <Button icon={<SnippetsOutlined aria-hidden />} disabled={locked} onClick={() => void paste()}>
          Paste
        </Button>
        <Button icon={<CopyOutlined aria-hidden />} disabled={!address} onClick={() => void copy(address)}>
          Copy
        </Button>
        {addressBook && (
          <Button icon={<BookOutlined aria-hidden />} disabled={locked} onClick={onOpenBook}>
            Address book
          </Button>
        )}
      </Flex>
      {addressBook && <span className="secondary">Address names are saved in this browser only.</span>}
    </Flex>
  );
}

export const WithdrawWarnings = ({ payment }: { payment: Withdrawal }) =>
  withdrawalWarnings(payment).map((warning) => (
    <Alert showIcon key={warning} type="warning" role="presentation" title={warning} />
  ));
