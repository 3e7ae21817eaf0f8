import { Alert } from 'antd';
import { lookAlike, type AddressBook } from './addressBook';
import { NamedAddress } from './NamedAddress';

interface LookAlikeProps {
  readonly book: AddressBook;
  /** As it was typed. */
  readonly address: string;
}

/** Warns of an address that begins and ends like a saved one and is another; nothing for all others. */
export function LookAlike({ book, address }: LookAlikeProps) {
  const known = lookAlike(book, address);
  if (!known) return null;
  return (
    // A status and no alert, as all warnings of the form: it comes and goes while one types.
    <Alert
      type="warning"
      showIcon
      role="status"
      message={
        <>
          This looks like <bdi>{known.name}</bdi>, and is another address
        </>
      }
      description={
        <>
          Both begin and end alike, and are not the same. Compare every group with the one that you saved:
          <NamedAddress name={undefined} address={known.address} />
        </>
      }
    />
  );
}
