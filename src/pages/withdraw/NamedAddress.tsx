import { Alert } from 'antd';
import { AddressGroups } from '../../values/AddressGroups';
import { findLookAlike, type AddressBook } from './addressBook';

const NAME = {
  display: 'block',
  marginBlockEnd: '0.25rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

export const NamedAddress = ({ name, address }: { name?: string | undefined; address: string }) => (
  <div>
    {name !== undefined && (
      <bdi style={NAME} translate="no">
        {name}
      </bdi>
    )}
    <AddressGroups address={address} />
  </div>
);

export function LookAlikeWarning({ book, address }: { book: AddressBook; address: string }) {
  const known = findLookAlike(book, address);
  if (!known) return null;
  return (
    <Alert
      showIcon
      type="warning"
      role="presentation"
      title={
        <>
          This isn't <bdi translate="no">{known.name}</bdi>, but it looks like it.
        </>
      }
      description={
        <>
          The first and last characters match; the middle doesn't. Compare every group with your saved
          address:
          <NamedAddress address={known.address} />
        </>
      }
    />
  );
}
