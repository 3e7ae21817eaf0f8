import { CopyOutlined, SnippetsOutlined } from '@ant-design/icons';
import { Button, Flex, Input, type InputProps } from 'antd';
import { AddressGroups } from '../../components/AddressGroups';
import { useNotify } from '../../components/notify';
import { useCopy } from '../../components/useCopy';
import styles from './AddressBook.module.css';
import type { AddressBook } from './addressBook';
import { LookAlike } from './LookAlike';
import { SavedNames } from './SavedNames';
import { checkAddress } from './walletAddress';

/** What Form.Item hands to its control comes besides. */
interface AddressInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value?: string;
  readonly onChange?: (address: string) => void;
  /** The member's own names; without them there is nothing to choose from. */
  readonly book?: AddressBook;
  readonly onManage?: () => void;
}

/** A wallet address to type or paste, repeated below in groups of four so that it can be compared. */
export function AddressInput({ value = '', onChange, book, onManage, ...input }: AddressInputProps) {
  const copy = useCopy('Address');
  const notify = useNotify();
  const paste = async () => {
    try {
      onChange?.((await navigator.clipboard.readText()).trim());
      // It is judged as the field is left, so it has to be entered.
      if (input.id) document.getElementById(input.id)?.focus();
    } catch {
      notify('error', 'The browser blocked the clipboard. Press Ctrl+V instead.');
    }
  };
  const address = value.trim();
  return (
    <Flex vertical gap="small">
      <Input
        {...input}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {address && checkAddress(address).is !== 'none' && <AddressGroups address={address} />}
      <Flex wrap gap="small">
        <Button
          icon={<SnippetsOutlined aria-hidden />}
          disabled={input.readOnly === true}
          onClick={() => void paste()}
        >
          Paste
        </Button>
        <Button icon={<CopyOutlined aria-hidden />} disabled={!address} onClick={() => void copy(address)}>
          Copy
        </Button>
        {book && onManage && (
          <SavedNames
            book={book}
            address={address}
            locked={input.readOnly === true}
            onChoose={(chosen) => onChange?.(chosen)}
            onManage={onManage}
          />
        )}
      </Flex>
      {book && <p className={styles.note}>Address names are saved in this browser only.</p>}
      {book && <LookAlike book={book} address={address} />}
    </Flex>
  );
}
