import type { InlineConfig, Plugin, Rolldown } from 'vite';
import type { PrerenderedPage } from '../../src/boot/prerender';
import { bootScript } from '../bootScript.ts';
import { headlineFont } from './headlineFont.ts';
import { sheetsOf, withInlineParts, withMarkup } from './pageHtml.ts';
import { usedRules } from './usedRules.ts';

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
        const { boot, filesOf } = await bootScript(bundle, config);
        const writePage = (fileName: string, html: string, files: readonly string[], font = '') => {
          const sheets = [...sheetsOf(shell), ...files.filter((file) => file.endsWith('.css'))];
          const styles = font + usedRules(sheets.map((href) => textOf(bundle, href)).join('\n'), html);
          const source = withInlineParts(html, boot, styles);
          const file = bundle[fileName];
          if (file?.type === 'asset') file.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        };
        writePage('app.html', shell, []);
        for (const page of pages) {
          const name = page.path.slice(1) || 'index';
          // Only the headline of the landing page uses this font.
          const font = page.path === '/' ? await headlineFont(page.markup) : '';
          writePage(`${name}.html`, withMarkup(shell, page), filesOf(page.path), font);
        }
      },
    },
  };
}
