import { dashboard } from '../../resources/dashboard';
import { memberIdOf, useMemberStorage, type StoredValue } from '../../data/useMemberStorage';
import { useObject } from '../../data/useObject';
import { readBook, type StoredBook } from './addressBook';

export type StoredAddressBook = StoredValue<StoredBook>;

/**
 * Returns the member's names for addresses, stored in this browser only (docs/decisions/018). Undefined while they
 * load, and if this browser can't store them: the form then works without an address book.
 */
export function useAddressBook(enabled: boolean): StoredAddressBook | undefined {
  const { value } = useObject(dashboard);
  return useMemberStorage({ member: memberIdOf(value), name: 'addresses', read: readBook, enabled });
}
