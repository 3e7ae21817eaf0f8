import type { PrerenderedPage } from '../../src/boot/prerender';
import { pagePolicy } from '../pagePolicy.ts';

/** Matches a style sheet link in the shell (the built index.html) and captures the link and its URL. */
const SHEET = /\s*(<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>)/g;
/** Matches the preload links that React renders before the markup. */
const PRELOADS = /^(?:<link [^>]*>)+/;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function replaceIn(html: string, from: string | RegExp, to: string): string {
  const result = html.replace(from, () => to);
  if (result === html) throw new Error(`the page has no ${String(from)}`);
  return result;
}

export const sheetsOf = (shell: string): string[] =>
  [...shell.matchAll(SHEET)].map(([, , href = '']) => href);

/** Returns a public page's HTML: the shell with the page's markup, title, description and preload links. */
export function withMarkup(shell: string, page: PrerenderedPage): string {
  const [preloads = ''] = PRELOADS.exec(page.markup) ?? [];
  // A vertically centred form would move while the browser parses the page, so block the first paint until the form
  // is complete.
  const blockingLink = page.canPaintEarly
    ? ''
    : '<link rel="expect" href="#placeholder" blocking="render" />';
  let html = replaceIn(shell, '<html ', `<html data-page="${page.path}" `);
  html = replaceIn(
    html,
    /<title>[^<]*<\/title>/,
    `<title>${escape(page.title)}</title>${blockingLink}${preloads}`,
  );
  html = replaceIn(html, /(?<=<meta name="description" content=")[^"]*/, escape(page.description));
  return replaceIn(
    html,
    '<div id="root"></div>',
    `<div id="root">${page.markup.slice(preloads.length)}</div>`,
  );
}

/**
 * Adds the content security policy, the boot script and the CSS rules of the first paint to a page; `styles` is
 * undefined if antd generates its CSS at run time. Moves the links of the full style sheets to the end of the body,
 * where they do not delay the first paint. Browsers still run the entry module after they are loaded.
 */
export function withInlineParts(page: string, boot: string, styles: string | undefined): string {
  const [, apiHost = ''] = /<meta name="api-host" content="([^"]*)"/.exec(page) ?? [];
  const policy = pagePolicy({
    apiHost,
    scripts: [boot],
    styles: styles === undefined ? 'runtime' : [styles],
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  let html = replaceIn(page, /<meta charset="[^"]*" \/>/, `<meta charset="utf-8" />\n    ${meta}`);
  html = replaceIn(html, '<title>', `<script>${boot}</script>\n    <title>`);
  // Keep the style sheets in the head: antd appends its style elements to the head, and they must follow the
  // cascade layers of base.css.
  if (styles === undefined) return html;
  html = replaceIn(html, '<title>', `<style>${styles}</style>\n    <title>`);
  const sheets = [...html.matchAll(SHEET)].map(([, link]) => link).join('\n    ');
  return replaceIn(html.replace(SHEET, ''), '</body>', `  ${sheets}\n  </body>`);
}
