/** Removes all slashes at the end. The lookbehind avoids quadratic backtracking. */
export const withoutEndSlashes = (text: string): string => text.replace(/(?<!\/)\/+$/, '');

/** Returns a path as the router compares it: in lower case, without trailing slashes; the root stays '/'. */
export const routePath = (path: string): string => withoutEndSlashes(path.toLowerCase()) || '/';

/** Returns whether a URL stays in the portal: `//host` and `/\host` would open another site. */
export const isLocalUrl = (url: string): boolean => /^\/(?![/\\])/.test(url);
