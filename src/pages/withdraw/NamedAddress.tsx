import { AddressGroups } from '../../components/AddressGroups';
import styles from './AddressBook.module.css';

interface NamedAddressProps {
  /** The member's own name for it, where there is one. */
  readonly name: string | undefined;
  readonly address: string;
}

/** An address whole, under the name that its member gave it. */
export const NamedAddress = ({ name, address }: NamedAddressProps) => (
  <div>
    {name !== undefined && <bdi className={styles.name}>{name}</bdi>}
    <AddressGroups address={address} />
  </div>
);
