import { createHash } from 'node:crypto';
import type { DrawnPage } from './draw';

/** The addresses of the files that a page needs. */
export interface PageNeeds {
  /** Full style sheets, in order. */
  readonly sheets: readonly string[];
  /** The entry module. */
  readonly entry: string;
  /** Other modules. */
  readonly modules: readonly string[];
  readonly visitorsOnly: boolean;
}

const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
/** Matches the early script, which a page with usable markup does not load. */
const EARLY = /\s*<script src="([^"]*\/early-[^"]+)"[^>]*><\/script>/;
/** Matches the preload links that React renders before the markup. */
const PRELOADS = /^(?:<link [^>]*>)+/;

/** The id of the element after the markup. */
const END = 'drawn';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the address of the entry module in the shell. Throws if there is none. */
export function entryOf(shell: string): string {
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(shell) ?? [];
  if (entry === undefined) throw new Error('the shell asks for no module');
  return entry;
}

/** Replaces text in a page. Throws if the text does not exist. */
function put(html: string, from: string | RegExp, to: string): string {
  const done = html.replace(from, () => to);
  if (done === html) throw new Error(`the page has no ${String(from)}`);
  return done;
}

/** Returns the addresses of the shell's style sheets: antd's before ours, in the order of the browser. */
export const sheetsOf = (shell: string): string[] => [...shell.matchAll(SHEET)].map(([, href = '']) => href);

/**
 * Returns the head of a page for a returning browser: the first paint waits for two files, which are in its cache.
 * @param first the script that marks the kind of visit
 * @param used the rules that the markup needs
 */
export const knownBegin = (first: string, used: string): string[] => [
  // Before the style sheet, because a script after it would wait for it.
  `<script src="${first}"></script>`,
  `<link rel="stylesheet" href="${used}" data-used>`,
];

/**
 * Returns the head of a page for a first visit: the first paint waits for no file. The page itself
 * allows its style element by hash, because the header allows inline styles (deploy/headers.ts).
 * @param first the same script; it may load late, because a first visit has no stored choice yet
 * @param rules the rules that the markup needs
 * @param used the file that the next visit loads them from
 */
export function firstBegin(first: string, rules: string, used: string): string[] {
  const hash = createHash('sha256').update(rules).digest('base64');
  return [
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">`,
    `<style data-used>${rules}</style>`,
    `<script src="${first}" async></script>`,
    `<link rel="prefetch" as="style" href="${used}">`,
  ];
}

/** Returns the HTML of a page with its markup, made from the empty shell. */
export function pageHtml(shell: string, page: DrawnPage, needs: PageNeeds, begin: readonly string[]): string {
  const [preloads = ''] = PRELOADS.exec(page.markup) ?? [];
  const head = [
    ...begin,
    // A vertically centred form would jump while the parser adds to it, so the first paint waits for the whole form.
    page.fromTop ? '' : `<link rel="expect" href="#${END}" blocking="render">`,
    // The page responds only after its code has run, so the code has the highest priority.
    `<link rel="modulepreload" crossorigin href="${needs.entry}" fetchpriority="high">`,
    ...needs.modules.map(
      (href) => `<link rel="modulepreload" crossorigin href="${href}" fetchpriority="high">`,
    ),
    preloads.replaceAll('/><', '/>\n    <'),
    // With `media="print"` they don't block the first paint; src/core/wholeSheets.ts applies them later.
    ...needs.sheets.map(
      (href) => `<link rel="stylesheet" media="print" crossorigin href="${href}" data-sheet>`,
    ),
  ].filter((line) => line !== '');
  const [, early = ''] = EARLY.exec(shell) ?? [];
  const about = `data-page="${page.path}"${needs.visitorsOnly ? ' data-visitors-only' : ''} data-early="${early}"`;
  let html = put(shell.replace(SHEET, ''), EARLY, '');
  html = put(html, '<html ', `<html ${about} `);
  html = put(
    html,
    /<title>[^<]*<\/title>/,
    `<title>${escape(page.title)}</title>\n    ${head.join('\n    ')}`,
  );
  html = put(html, /(?<=<meta name="description" content=")[^"]*/, escape(page.about));
  const root = `<div id="root">${page.markup.slice(preloads.length)}</div>\n    <div id="${END}" hidden></div>`;
  return put(html, '<div id="root"></div>', root);
}
