import { dashboard } from '../../resources/dashboard';
import { memberIdOf } from '../../core/memberId';
import { useKept, type Kept } from '../../data/useMemberStorage';
import { useObject } from '../../data/useObject';
import { readBook, type StoredBook } from './addressBook';

export type KeptBook = Kept<StoredBook>;

/**
 * Returns the member's names for addresses, stored in this browser only (docs/decisions/018). Undefined while they
 * load, and if this browser can't store them: the form then works without an address book.
 */
export function useAddressBook(wanted: boolean): KeptBook | undefined {
  const { value } = useObject(dashboard);
  return useKept({ member: memberIdOf(value), name: 'addresses', read: readBook, wanted });
}
