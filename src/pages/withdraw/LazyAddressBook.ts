import { useOverlay } from '../../components/useOverlay';
import { chunkOf } from '../../core/chunk';
import type { AddressBookProps } from './AddressBookDialog';

const dialog = chunkOf(() => import('./AddressBookDialog'));

/** The dialog of names, whose code is fetched when it first opens. */
export function LazyAddressBook(props: AddressBookProps) {
  const loaded = useOverlay(dialog, props.onClose);
  return loaded ? <loaded.default {...props} /> : null;
}
