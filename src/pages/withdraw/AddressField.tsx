import { BookOutlined, CopyOutlined, SnippetsOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input } from 'antd';
import { AddressGroups } from '../../components/AddressGroups';
import { useNotify } from '../../components/notify';
import { useCopy } from '../../components/useCopy';
import type { StoredAddressBook } from './addressBook';
import styles from './AddressBook.module.css';
import { LookAlikeWarning } from './NamedAddress';
import { orderRule, type WithdrawForm } from './useWithdrawForm';
import { checkAddress } from './walletAddress';

interface AddressFieldProps {
  readonly form: WithdrawForm;
  /** The saved addresses; undefined while they load, or if this browser can't store them. */
  readonly addressBook: StoredAddressBook | undefined;
  readonly onOpenBook: () => void;
}

/**
 * Renders the address field of a withdrawal. Below the field: the address in groups of four characters, the buttons
 * Paste, Copy and address book, and a warning if the address resembles a saved one.
 */
export function AddressField({ form, addressBook, onOpenBook }: AddressFieldProps) {
  const copy = useCopy('Address');
  const notify = useNotify();
  const { locked } = form.order;
  const address = form.values.walletAddress.trim();
  const paste = async () => {
    try {
      form.setAddress((await navigator.clipboard.readText()).trim());
    } catch {
      notify('error', 'The browser blocked the clipboard. Press Ctrl+V instead.');
    }
  };
  return (
    <>
      <Form.Item
        name="walletAddress"
        label="Wallet address"
        rules={[orderRule('walletAddress')]}
        className={styles.field ?? ''}
      >
        <Input
          autoComplete="off"
          spellCheck={false}
          readOnly={locked}
          onBlur={() => form.onFieldBlur('walletAddress')}
        />
      </Form.Item>
      {/* Not in the Form.Item: antd would show the field's error below these buttons and mark them as invalid. */}
      <Flex vertical gap="small" className={styles.tools ?? ''}>
        {address && checkAddress(address).status !== 'notAnAddress' && <AddressGroups address={address} />}
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
        {addressBook && (
          <>
            <p className={styles.note}>Address names are saved in this browser only.</p>
            <LookAlikeWarning book={addressBook.value.saved} address={address} />
          </>
        )}
      </Flex>
    </>
  );
}
