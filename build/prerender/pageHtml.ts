import { createHash } from 'node:crypto';
import type { DrawnPage } from './draw';

/** What a page asks for, by address. */
export interface PageNeeds {
  /** Whole style sheets, in their order. */
  readonly sheets: readonly string[];
  /** The entry's module. */
  readonly entry: string;
  /** Modules beyond it. */
  readonly modules: readonly string[];
  readonly visitorsOnly: boolean;
}

const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
/** The early script, which a page that fits its visit does without. */
const EARLY = /\s*<script src="([^"]*\/early-[^"]+)"[^>]*><\/script>/;
/** What React asks the browser to fetch early; it stands before the markup. */
const PRELOADS = /^(?:<link [^>]*>)+/;

/** Stands behind the markup. */
const END = 'drawn';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The entry's module, as the shell asks for it; fails where it asks for none. */
export function entryOf(shell: string): string {
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(shell) ?? [];
  if (entry === undefined) throw new Error('the shell asks for no module');
  return entry;
}

/** Puts one text in another's place; fails where that is not there. */
function put(html: string, from: string | RegExp, to: string): string {
  const done = html.replace(from, () => to);
  if (done === html) throw new Error(`the page has no ${String(from)}`);
  return done;
}

/** The style sheets of the shell, by address: antd's before ours, as they come to stand in the browser. */
export const sheetsOf = (shell: string): string[] => [...shell.matchAll(SHEET)].map(([, href = '']) => href);

/**
 * How a page begins that its browser may know from before: the first paint waits for two files, which lie in its cache.
 * @param first the script that marks what this visit is
 * @param used the rules that the markup needs
 */
export const knownBegin = (first: string, used: string): string[] => [
  // Before the style sheet, for which a script would wait.
  `<script src="${first}"></script>`,
  `<link rel="stylesheet" href="${used}" data-used>`,
];

/**
 * How a page begins that is the first of ours in its browser: the first paint waits for nothing. The page itself
 * says which style element it has; the header leaves that to it (deploy/headers.ts).
 * @param first as above: nothing was chosen here yet, so it may come when it comes
 * @param rules the rules that the markup needs
 * @param used the file in which the next visit looks for them
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

/** The page with its markup in it, in place of a shell that scripts fill. */
export function pageHtml(shell: string, page: DrawnPage, needs: PageNeeds, begin: readonly string[]): string {
  const [preloads = ''] = PRELOADS.exec(page.markup) ?? [];
  const head = [
    ...begin,
    // A form in the middle of the window would jump as the parser, which may rest, gets on with it.
    page.fromTop ? '' : `<link rel="expect" href="#${END}" blocking="render">`,
    // The page answers when its code has run: that goes first on the line.
    `<link rel="modulepreload" crossorigin href="${needs.entry}" fetchpriority="high">`,
    ...needs.modules.map(
      (href) => `<link rel="modulepreload" crossorigin href="${href}" fetchpriority="high">`,
    ),
    preloads.replaceAll('/><', '/>\n    <'),
    // For another medium, or they would keep the page from being painted; src/core/wholeSheets.ts puts them in force.
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
