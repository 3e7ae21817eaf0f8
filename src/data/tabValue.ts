import { attempt } from '../core/attempt';

/** A text in this tab's sessionStorage. In a browser that blocks storage, it is always undefined. */
export const tabValue = (key: string) => ({
  read: (): string | undefined => attempt(() => sessionStorage.getItem(key)) ?? undefined,
  /** Stores a text; undefined removes it. */
  store: (value: string | undefined): void => {
    attempt(() => {
      if (value === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    });
  },
});
