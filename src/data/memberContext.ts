import { createContext } from 'react';

/** Returns the ID of the member, used in file names; undefined until it is known. */
export const MemberContext = createContext<() => string | undefined>(() => undefined);
