import { dashboard } from '../../resources/dashboard';
import { memberIdOf } from '../../core/memberId';
import { useKept, type Kept } from '../../list/useKept';
import { useObject } from '../../list/useObject';
import { readBook, type StoredBook } from './addressBook';

export type KeptBook = Kept<StoredBook>;

/**
 * The member's own names for addresses, kept in this browser alone (docs/decisions/018). Undefined until it is
 * looked up, and where the browser keeps nothing: the form is then as it is without it.
 */
export function useAddressBook(wanted: boolean): KeptBook | undefined {
  const { value } = useObject(dashboard.name);
  return useKept({ member: memberIdOf(value), name: 'addresses', read: readBook, wanted });
}
