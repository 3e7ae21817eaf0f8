import { BookOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { cutMiddle } from '../../core/cutText';
import { entryOf, type AddressBook } from './addressBook';
import styles from './AddressBook.module.css';

interface SavedNamesProps {
  readonly book: AddressBook;
  /** What stands in the address field. */
  readonly address: string;
  readonly locked: boolean;
  /** A saved address, chosen by its name. */
  readonly onChoose: (address: string) => void;
  readonly onManage: () => void;
}

/** Chooses an address by its name, and leads to the names. Nothing is chosen before the member does. */
export function SavedNames({ book, address, locked, onChoose, onManage }: SavedNamesProps) {
  return (
    <>
      {book.length > 0 && (
        <Select
          aria-label="Saved names"
          placeholder="Saved names"
          className={styles.names ?? ''}
          // Not virtual: only then are the options options to screen readers.
          virtual={false}
          popupMatchSelectWidth={false}
          disabled={locked}
          value={entryOf(book, address)?.address ?? null}
          options={book.map((saved) => ({ value: saved.address, label: saved.name }))}
          optionRender={({ label, value }) => (
            <span className={styles.option}>
              <bdi>{label}</bdi> <code>{cutMiddle(String(value), 6)}</code>
            </span>
          )}
          onChange={onChoose}
        />
      )}
      <Button icon={<BookOutlined aria-hidden />} disabled={locked} onClick={onManage}>
        Address book
      </Button>
    </>
  );
}
