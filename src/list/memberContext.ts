import { createContext } from 'react';

/** Whose lists they are, as a file's name tells: the member's id, once it is known. */
export const MemberContext = createContext<() => string | undefined>(() => undefined);
