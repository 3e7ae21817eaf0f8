import { createHash } from 'node:crypto';

/** What a page's content security policy must allow, in addition to files of the page's own origin. */
export interface PolicyNeeds {
  /** The origin of the API, as `parseApiHost` returns it; '' for the page's own origin. */
  readonly apiHost?: string;
  /** The text of each inline script. */
  readonly scripts?: readonly string[];
  /** The text of each inline style element. */
  readonly styles?: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the policy of a page's `<meta>` tag. Directives that need a header are in deploy/headers.ts. */
export function pagePolicy({ apiHost = '', scripts = [], styles = [] }: PolicyNeeds): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    // Block `style` attributes in markup. React sets styles by script, which this directive allows.
    'style-src-attr': ["'none'"],
    // The backend chooses the origins of banners and images; only https is allowed.
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", apiHost],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Scripts submit all forms. If a form were submitted natively before the scripts run, the URL would contain the
    // password.
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}
