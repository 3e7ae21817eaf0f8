import { Alert } from 'antd';
import { lookAlike, type AddressBook } from './addressBook';
import { NamedAddress } from './NamedAddress';

interface LookAlikeProps {
  readonly book: AddressBook;
  /** The address as typed. */
  readonly address: string;
}

/** Warns that an address begins and ends like a saved one but differs from it; renders nothing for other addresses. */
export function LookAlike({ book, address }: LookAlikeProps) {
  const known = lookAlike(book, address);
  if (!known) return null;
  return (
    // A status like all warnings of the form, not an alert: it comes and goes while the member types.
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
