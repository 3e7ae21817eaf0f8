import { dashboard } from '../../resources/dashboard';
import { pick } from '../../core/defineResource';
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
  const id = pick(value, 'user.userId');
  const member = typeof id === 'string' && id !== '' ? id : undefined;
  return useKept({ member, name: 'addresses', read: readBook, wanted });
}
