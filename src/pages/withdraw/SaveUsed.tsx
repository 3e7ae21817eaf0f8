import { useEffect, useRef, useState } from 'react';
import styles from './AddressBook.module.css';
import { canBeSaved, nameOf } from './addressBook';
import { NameForm } from './NameForm';
import type { KeptBook } from './useAddressBook';

/** Says under which name it is kept. It comes with the focus: the button that was pressed is gone. */
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
  readonly kept: KeptBook;
  /** Where money was just sent. */
  readonly address: string;
}

/** Offers to keep a name for an address that was used, and says so once it is kept. */
export function SaveUsed({ kept, address }: SaveUsedProps) {
  const [done, setDone] = useState(false);
  const name = nameOf(kept.value.saved, address);
  if (name !== undefined) return done ? <SavedAs name={name} /> : null;
  if (!canBeSaved(address)) return null;
  return <NameForm kept={kept} address={address} label="Name this address" onSaved={() => setDone(true)} />;
}
