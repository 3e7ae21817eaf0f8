import { loadEnv, type Plugin } from 'vite';

const VARIABLE = 'VITE_API_HOST';

/** Returns an error whose stack is only its message, because Vite prints the stack of an error. */
export const errorWithoutStack = (message: string): Error =>
  Object.assign(new Error(message), { stack: message });

/**
 * Parses the origin of the API and returns it as browsers write it: in lower case, without a default port, a dot after the
 * host or slashes at the end. '' is the page's own origin. Throws an error in one sentence, without the value, which may
 * contain a password.
 */
export function parseApiHost(text: string): string {
  const trimmed = text.trim();
  if (/^\/?$/.test(trimmed)) return '';
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  if (!url || !/^https?:\/\/[^/\\]/i.test(trimmed))
    throw errorWithoutStack(`${VARIABLE} must be a URL such as https://api.example.com.`);
  if (url.username || url.password || /[?#]/.test(trimmed))
    throw errorWithoutStack(`${VARIABLE} must be a URL without user, password, query and hash.`);
  if (/[^/]/.test(url.pathname))
    throw errorWithoutStack(`${VARIABLE} must be a URL without a path: every call begins with /api/.`);
  url.hostname = url.hostname.replace(/\.$/, '');
  return url.origin;
}

/** Reads the base URL of the API from the environment or from the `.env` files of a mode in a folder. */
export const loadApiHost = (mode: string, folder = process.cwd()): string =>
  parseApiHost(loadEnv(mode, folder, VARIABLE)[VARIABLE] ?? '');

/** Writes the base URL of the API into index.html. */
export const apiHostTag = (host: string): Plugin => ({
  name: 'api-host-tag',
  transformIndexHtml: {
    // Before Vite replaces the variable with its text in the environment.
    order: 'pre',
    handler: (html) => html.replace(`%${VARIABLE}%`, host.replaceAll('&', '&amp;')),
  },
});
