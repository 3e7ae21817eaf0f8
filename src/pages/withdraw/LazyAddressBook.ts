import { lazyOverlay } from '../../components/lazyOverlay';

/** The address book dialog; its code loads when it first opens. */
export const LazyAddressBook = lazyOverlay(() => import('./AddressBookDialog'));
