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
