import { useEffect, useRef, useState } from 'react';
import styles from './AddressBook.module.css';
import { canBeSaved, nameOf } from './addressBook';
import { NameForm } from './NameForm';
import type { StoredAddressBook } from './useAddressBook';

/** Shows the saved name. Takes the focus, because the pressed button was removed. */
function SavedAs({ name }: { name: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className={styles.note}>
      Saved in this browser as <bdi>{name}</bdi>.
    </p>
  );
}

interface SaveUsedProps {
  readonly kept: StoredAddressBook;
  /** The destination of the withdrawal just placed. */
  readonly address: string;
}

/** Offers to name the address of a withdrawal, and shows the name once it is saved. */
export function SaveUsed({ kept, address }: SaveUsedProps) {
  const [done, setDone] = useState(false);
  const name = nameOf(kept.value.saved, address);
  if (name !== undefined) return done ? <SavedAs name={name} /> : null;
  if (!canBeSaved(address)) return null;
  return <NameForm kept={kept} address={address} label="Name this address" onSaved={() => setDone(true)} />;
}
