import { BookOutlined, CopyOutlined, SnippetsOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { AddressGroups } from '../../components/AddressGroups';
import { useNotify } from '../../components/notify';
import { useCopy } from '../../components/useCopy';
import { checkAddress } from './walletAddress';
import styles from './AddressBook.module.css';
import type { AddressBook } from './addressBook';
import { LookAlike } from './LookAlike';

interface AddressToolsProps {
  /** The text of the address field. */
  readonly address: string;
  readonly locked: boolean;
  /** The member's saved addresses; undefined while they load, and if this browser stores none. */
  readonly book: AddressBook | undefined;
  readonly onPaste: (address: string) => void;
  readonly onOpenBook: () => void;
}

/**
 * Renders the tools below the address field: the address in groups of four, Paste, Copy, the address book and the
 * look-alike warning.
 */
export function AddressTools({ address, locked, book, onPaste, onOpenBook }: AddressToolsProps) {
  const copy = useCopy('Address');
  const notify = useNotify();
  const paste = async () => {
    try {
      onPaste((await navigator.clipboard.readText()).trim());
    } catch {
      notify('error', 'The browser blocked the clipboard. Press Ctrl+V instead.');
    }
  };
  return (
    <Flex vertical gap="small" className={styles.tools ?? ''}>
      {address && checkAddress(address).is !== 'none' && <AddressGroups address={address} />}
      <Flex wrap gap="small">
        <Button icon={<SnippetsOutlined aria-hidden />} disabled={locked} onClick={() => void paste()}>
          Paste
        </Button>
        <Button icon={<CopyOutlined aria-hidden />} disabled={!address} onClick={() => void copy(address)}>
          Copy
        </Button>
        {book && (
          <Button icon={<BookOutlined aria-hidden />} disabled={locked} onClick={onOpenBook}>
            Address book
          </Button>
        )}
      </Flex>
      {book && <p className={styles.note}>Address names are saved in this browser only.</p>}
      {book && <LookAlike book={book} address={address} />}
    </Flex>
  );
}
