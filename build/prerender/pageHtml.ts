import type { DrawnPage } from './draw';

/** What a page asks for, by address. */
export interface PageNeeds {
  /** The script that runs before anything is painted. */
  readonly first: string;
  /** The rules that the markup needs. */
  readonly used: string;
  /** Whole style sheets, in their order. */
  readonly sheets: readonly string[];
  /** Modules beyond the entry. */
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

/** Puts one text in another's place; fails where that is not there. */
function put(html: string, from: string | RegExp, to: string): string {
  const done = html.replace(from, () => to);
  if (done === html) throw new Error(`the page has no ${String(from)}`);
  return done;
}

/** The style sheets of the shell, by address: antd's before ours, as they come to stand in the browser. */
export const sheetsOf = (shell: string): string[] => [...shell.matchAll(SHEET)].map(([, href = '']) => href);

/** The page with its markup in it, in place of a shell that scripts fill. */
export function pageHtml(shell: string, page: DrawnPage, needs: PageNeeds): string {
  const [preloads = ''] = PRELOADS.exec(page.markup) ?? [];
  const head = [
    // Before the style sheet, for which a script would wait.
    `<script src="${needs.first}"></script>`,
    `<link rel="stylesheet" href="${needs.used}" data-used>`,
    // A form in the middle of the window would jump as the parser, which may rest, gets on with it.
    `<link rel="expect" href="#${END}" blocking="render">`,
    preloads.replaceAll('/><', '/>\n    <'),
    // Preloaded, for these would keep the page from being painted; src/core/wholeSheets.ts puts them in force.
    ...needs.sheets.map((href) => `<link rel="preload" as="style" crossorigin href="${href}" data-sheet>`),
    ...needs.modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
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
