import { Form, Input } from 'antd';
import styles from './AddressBook.module.css';
import { AddressTools } from './AddressTools';
import type { StoredAddressBook } from './useAddressBook';
import { orderRule, type WithdrawForm } from './useWithdrawForm';

interface AddressFieldProps {
  readonly form: WithdrawForm;
  readonly kept: StoredAddressBook | undefined;
  readonly onOpenBook: () => void;
}

/** Renders the address field of a withdrawal, which can be typed, pasted or chosen from the address book. */
export const AddressField = ({ form, kept, onOpenBook }: AddressFieldProps) => (
  <>
    {/* The tools are outside Form.Item: antd shows an error below all of its content and marks each control in it. */}
    <Form.Item
      name="walletAddress"
      label="Wallet address"
      rules={[orderRule('walletAddress')]}
      className={styles.field ?? ''}
    >
      <Input
        autoComplete="off"
        spellCheck={false}
        readOnly={form.order.locked}
        onBlur={() => form.onFieldBlur('walletAddress')}
      />
    </Form.Item>
    <AddressTools
      address={form.values.walletAddress.trim()}
      locked={form.order.locked}
      book={kept?.value.saved}
      onPaste={form.setAddress}
      onOpenBook={onOpenBook}
    />
  </>
);
