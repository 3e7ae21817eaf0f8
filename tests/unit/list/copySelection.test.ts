import { expect, it } from 'vitest';
import { toHtml } from '../../../src/list/view/copySelection';

const textCell = (html: string) => `<td style="mso-number-format:'\\@'">${html}</td>`;

it('copied cells paste into a spreadsheet as amounts, and as texts that start no formula and keep their zeros', () => {
  const cells = [
    { text: '-12.50', isNumber: true },
    { text: '0012', isNumber: false },
    { text: '=1+1', isNumber: false },
    { text: '<b>', isNumber: false },
  ];
  expect(toHtml([cells])).toBe(
    `<table><tr><td>-12.50</td>${textCell('0012')}${textCell("'=1+1")}${textCell('&lt;b&gt;')}</tr></table>`,
  );
});
