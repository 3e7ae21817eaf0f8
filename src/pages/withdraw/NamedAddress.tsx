import { Alert } from 'antd';
import { AddressGroups } from '../../components/AddressGroups';
import { findLookAlike, type AddressBook } from './addressBook';
import styles from './AddressBook.module.css';

interface NamedAddressProps {
  /** The member's own name for the address, if there is one. */
  readonly name: string | undefined;
  readonly address: string;
}

/** Renders a full address below the member's name for it. */
export const NamedAddress = ({ name, address }: NamedAddressProps) => (
  <div>
    {name !== undefined && <bdi className={styles.name}>{name}</bdi>}
    <AddressGroups address={address} />
  </div>
);

interface LookAlikeWarningProps {
  readonly book: AddressBook;
  /** The address as typed. */
  readonly address: string;
}

/** Renders a warning if an address begins and ends like a saved address but isn't that address. */
export function LookAlikeWarning({ book, address }: LookAlikeWarningProps) {
  const known = findLookAlike(book, address);
  if (!known) return null;
  return (
    // A status, not an alert: the warning appears and disappears while the member types.
    <Alert
      type="warning"
      showIcon
      role="status"
      message={
        <>
          This isn't <bdi>{known.name}</bdi>, but it looks like it.
        </>
      }
      description={
        <>
          The first and last characters match; the middle doesn't. Compare every group with your saved
          address:
          <NamedAddress name={undefined} address={known.address} />
        </>
      }
    />
  );
}
