import type { InlineConfig, Plugin, Rolldown } from 'vite';
import type { PrerenderedPage } from '../../src/boot/prerender';
import { escapeHtml } from '../../src/core/escapeHtml.ts';
import { bootScript } from '../bootScript.ts';
import { pagePolicy } from '../pagePolicy.ts';
import { usedRules } from './usedRules.ts';

/** Matches a style sheet link in the shell (the built index.html) and captures the link and its URL. */
const SHEET = /\s*(<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>)/g;
/** Matches the title and links that React renders before the markup because they belong in the head. */
const HEAD = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/;

/** Replaces each text or the first match of each pattern. Throws if the page has none. */
const replaceEach = (html: string, replacements: readonly (readonly [from: string | RegExp, to: string])[]) =>
  replacements.reduce((text, [from, to]) => {
    const result = text.replace(from, () => to);
    if (result === text) throw new Error(`the page has no ${String(from)}`);
    return result;
  }, html);

/** Returns a public page's HTML: the shell with the page's markup, title, description and links. */
function withMarkup(shell: string, { path, markup, description }: PrerenderedPage) {
  const [head = ''] = HEAD.exec(markup) ?? [];
  if (!head.includes('<title>')) throw new Error(`${path} renders no <title>`);
  return replaceEach(shell, [
    ['<html ', `<html data-page="${path}" `],
    [/<title>[^<]*<\/title>/, head],
    [/(?<=<meta name="description" content=")[^"]*/, escapeHtml(description)],
    ['<div id="root"></div>', `<div id="root">${markup.slice(head.length)}</div>`],
  ]);
}

/**
 * Adds the content security policy, the boot script and the CSS rules of the first paint to a page. Moves the links of
 * the full style sheets to the end of the body, where they do not delay the first paint. Browsers still run the entry
 * module after they are loaded.
 */
function withInlineParts(page: string, boot: string, styles: string): string {
  const [, apiHost = ''] = /<meta name="api-host" content="([^"]*)"/.exec(page) ?? [];
  const policy = pagePolicy({ apiHost, scripts: [boot], styles: [styles] });
  const sheets = [...page.matchAll(SHEET)].map(([, link]) => link).join('\n    ');
  return replaceEach(page.replace(SHEET, ''), [
    [
      /<meta charset="[^"]*" \/>/,
      `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    ],
    ['<title>', `<script>${boot}</script>\n    <style>${styles}</style>\n    <title>`],
    ['</body>', `  ${sheets}\n  </body>`],
  ]);
}

function textOf(bundle: Rolldown.OutputBundle, url: string): string {
  const file = bundle[url.replace(/^\//, '')];
  if (file?.type !== 'asset') throw new Error(`the build has no ${url}`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/**
 * Writes one HTML file for each public page, such as login.html, with its markup and the boot script
 * (docs/decisions/019), and app.html without markup for all other URLs. A server may send index.html for them instead,
 * whose markup the boot script then discards.
 */
export function htmlPages(config: InlineConfig, pages: readonly PrerenderedPage[]): Plugin {
  return {
    name: 'html-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = textOf(bundle, 'index.html');
        const shellSheets = [...shell.matchAll(SHEET)].map(([, , href = '']) => href);
        const { boot, filesOf } = await bootScript(bundle, config);
        const writePage = (fileName: string, html: string, files: readonly string[]) => {
          const sheets = [...shellSheets, ...files.filter((file) => file.endsWith('.css'))];
          const styles = usedRules(sheets.map((href) => textOf(bundle, href)).join('\n'), html);
          const source = withInlineParts(html, boot, styles);
          const file = bundle[fileName];
          if (file?.type === 'asset') file.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        };
        writePage('app.html', shell, []);
        for (const page of pages) {
          const name = page.path.slice(1) || 'index';
          writePage(`${name}.html`, withMarkup(shell, page), filesOf(page.path));
        }
      },
    },
  };
}
