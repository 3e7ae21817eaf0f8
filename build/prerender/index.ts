import type { Plugin, Rolldown } from 'vite';
import { compile, hashedName, type PageFiles } from '../earlyScript.ts';
import type { DrawnPage } from './draw';
import { entryOf, firstBegin, knownBegin, pageHtml, sheetsOf } from './pageHtml.ts';
import { usedRules, withoutFontFiles } from './usedRules.ts';

/** Returns the file name of a page, in lowercase regardless of the case of its address; `/` is index. */
const nameOf = (path: string) => `${path.slice(1).toLowerCase() || 'index'}.html`;

const isAntd = (href: string) => href.startsWith('/assets/antd-');

/** Returns the text of a file of the build. Throws if the file does not exist. */
function textOf(bundle: Rolldown.OutputBundle, address: string): string {
  const file = bundle[address.replace(/^\//, '')];
  if (file?.type !== 'asset') throw new Error(`the build has no ${address}`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/**
 * Writes the public pages with their markup, next to the empty shell (index.html) that every other address
 * gets (docs/decisions/019).
 * @param pages the result of `drawPages`
 * @param files the files of each page, as collected by `earlyScript`
 */
export function prerender(pages: readonly DrawnPage[], files: PageFiles): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = textOf(bundle, 'index.html');
        const lay = (name: string, ending: string, source: string) => {
          const fileName = hashedName(name, ending, source);
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const first = lay('first', 'js', await compile('src/first.ts'));
        for (const page of pages) {
          const own = files.get(page.path);
          if (!own) throw new Error(`no files for ${page.path}`);
          const all = [...sheetsOf(shell), ...own.files.filter((file) => file.endsWith('.css'))];
          // Our rules must override antd's, as in the browser (src/core/importWhenHere.ts).
          const sheets = [...all.filter(isAntd), ...all.filter((href) => !isAntd(href))];
          const needs = {
            sheets,
            entry: entryOf(shell),
            modules: own.files.filter((file) => file.endsWith('.js')),
            visitorsOnly: own.visitorsOnly,
          };
          const css = sheets.map((href) => textOf(bundle, href)).join('\n');
          const rules = usedRules(css, pageHtml(shell, page, needs, []));
          const layPage = (folder: string, begin: readonly string[]) =>
            this.emitFile({
              type: 'asset',
              fileName: folder + nameOf(page.path),
              source: pageHtml(shell, page, needs, begin),
            });
          const used = lay('used', 'css', rules);
          layPage('pages/', knownBegin(first, used));
          // On a first visit the page's code loads before the font.
          layPage('pages/first/', firstBegin(first, withoutFontFiles(rules), used));
        }
      },
    },
  };
}
