import { RightOutlined } from '@ant-design/icons';
import { Button, Flex, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useNotification } from '@refinedev/core';
import { LazyModal } from '../../components/lazyOverlay';
import {
  findName,
  serializeBook,
  removeAddress,
  type SavedAddress,
  type StoredAddressBook,
} from './addressBook';
import { NamedAddress } from './NamedAddress';
import { AddressNameForm } from './AddressNameForm';
import { addressProblem } from './walletAddress';

const ENTRY = { paddingBlock: '0.5rem', borderBlockStart: '1px solid var(--ant-color-border-secondary)' };

/** Lets a button grow with the name and the full address in it. */
const CHOOSE = {
  flex: '1 1 16.25rem',
  justifyContent: 'space-between',
  height: 'auto',
  padding: '0.5rem',
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;

interface AddressBookProps {
  readonly addressBook: StoredAddressBook;
  /** The text of the withdrawal's address field. If it is a new address, the dialog offers to name it. */
  readonly address: string;
  readonly onChoose: (address: string) => void;
  readonly onClose: () => void;
}

interface EntryProps extends Pick<AddressBookProps, 'addressBook'> {
  readonly saved: SavedAddress;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

function Entry({ addressBook, saved, onChoose, onRemove }: EntryProps) {
  /** Whether the name is being edited; undefined until the first edit. After it, Rename takes the focus. */
  const [renaming, setRenaming] = useState<boolean>();
  const endRenaming = () => setRenaming(false);
  const { name, address } = saved;
  return (
    <Flex wrap gap="small" align="center" component="li" style={ENTRY}>
      <Button style={CHOOSE} icon={<RightOutlined aria-hidden />} iconPlacement="end" onClick={onChoose}>
        <NamedAddress name={name} address={address} />
      </Button>
      {renaming ? (
        <AddressNameForm
          addressBook={addressBook}
          address={address}
          label="New name"
          onSaved={endRenaming}
          onCancel={endRenaming}
        />
      ) : (
        <Flex gap="small">
          <Button
            type="text"
            autoFocus={renaming === false}
            aria-label={`Rename ${name}`}
            onClick={() => setRenaming(true)}
          >
            Rename
          </Button>
          <Button type="text" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

export default function AddressBookDialog({ addressBook, address, onChoose, onClose }: AddressBookProps) {
  const { open } = useNotification();
  const { saved, unreadable } = addressBook.value;
  /** The entry that the confirmation dialog would remove, or 'all'; undefined while that dialog is closed. */
  const [toRemove, setToRemove] = useState<SavedAddress | 'all'>();
  const lead = useRef<HTMLParagraphElement>(null);
  const isNew = addressProblem(address) === '' && findName(saved, address) === undefined;
  /** Focuses the lead text when the focused element is removed; otherwise Escape wouldn't close the dialog. */
  const focusLead = () => lead.current?.focus();
  const confirmRemoval = async (removed: SavedAddress | 'all') => {
    setToRemove(undefined);
    const isRemoved =
      removed === 'all'
        ? await addressBook.remove()
        : await addressBook.change((now) => serializeBook(removeAddress(now, removed.address)));
    focusLead();
    if (!isRemoved)
      open?.({ type: 'error', message: "This couldn't be removed from this browser. Try again." });
  };
  return (
    <Modal
      open
      centered
      width="35rem"
      title="Address book"
      footer={
        <>
          <Button
            size="large"
            danger
            disabled={saved.length === 0 && unreadable.length === 0}
            onClick={() => setToRemove('all')}
          >
            Forget all
          </Button>
          <Button size="large" type="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
      onCancel={onClose}
      // Keep the focus if the member has already moved it to a control of the dialog.
      afterOpenChange={() => lead.current?.parentElement?.contains(document.activeElement) || focusLead()}
    >
      <p ref={lead} tabIndex={-1}>
        Saved in this browser only. Names stay here after you log out and don't sync to other devices.
      </p>
      {unreadable.length > 0 && (
        <p role="status">
          {unreadable.length === 1
            ? "1 saved entry can't be read and isn't shown."
            : `${unreadable.length} saved entries can't be read and aren't shown.`}
        </p>
      )}
      {isNew && (
        <Flex vertical gap="small" component="section" style={ENTRY} aria-label="Address in the form">
          <NamedAddress address={address} />
          <AddressNameForm
            addressBook={addressBook}
            address={address}
            label="Name for the address in the form"
            onSaved={focusLead}
          />
        </Flex>
      )}
      {saved.length === 0 ? (
        !isNew && <p>No names yet. Type an address first, or save one after a withdrawal.</p>
      ) : (
        <Flex vertical component="ul" aria-label="Saved names">
          {saved.map((entry) => (
            <Entry
              key={entry.address}
              addressBook={addressBook}
              saved={entry}
              onChoose={() => onChoose(entry.address)}
              onRemove={() => setToRemove(entry)}
            />
          ))}
        </Flex>
      )}
      {toRemove && (
        <LazyModal
          title={toRemove === 'all' ? 'Forget all names?' : 'Remove this name?'}
          confirm={toRemove === 'all' ? 'Forget all' : 'Remove'}
          cancel="Cancel"
          danger={toRemove === 'all'}
          onConfirm={() => void confirmRemoval(toRemove)}
          onClose={() => setToRemove(undefined)}
        >
          {toRemove === 'all' ? (
            'This permanently deletes all saved names from this browser.'
          ) : (
            <NamedAddress name={toRemove.name} address={toRemove.address} />
          )}
        </LazyModal>
      )}
    </Modal>
  );
}
