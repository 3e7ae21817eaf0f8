/** A text without the slashes at its end. */
export const withoutEndSlashes = (text: string): string => text.replace(/(?<!\/)\/+$/, '');

/** A path as the router compares it: without regard to case or slashes at its end; the root stays '/'. */
export const routePath = (path: string): string => withoutEndSlashes(path.toLowerCase()) || '/';
