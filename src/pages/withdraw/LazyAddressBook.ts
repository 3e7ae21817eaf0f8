import { lazyOverlay } from '../../components/lazyOverlay';

/** The dialog of names, whose code is fetched when it first opens. */
export const LazyAddressBook = lazyOverlay(() => import('./AddressBookDialog'));
