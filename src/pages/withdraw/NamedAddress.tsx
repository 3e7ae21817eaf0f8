import { AddressGroups } from '../../components/AddressGroups';
import styles from './AddressBook.module.css';

interface NamedAddressProps {
  /** The member's own name for the address, if there is one. */
  readonly name: string | undefined;
  readonly address: string;
}

/** Renders a whole address below the member's name for it. */
export const NamedAddress = ({ name, address }: NamedAddressProps) => (
  <div>
    {name !== undefined && <bdi className={styles.name}>{name}</bdi>}
    <AddressGroups address={address} />
  </div>
);
