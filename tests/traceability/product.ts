import { readFileSync } from 'node:fs';

/** docs/product.md as data: its headings, and the rows of the tables below each of them. */

interface Section {
  readonly heading: string;
  readonly level: number;
  /** The cells of every row but the head of a table, without the marks of code. */
  readonly rows: readonly (readonly string[])[];
}

/** Splits a row of a table; a `|` of a cell itself is escaped. */
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.replaceAll('\\|', '|').replaceAll('`', '').trim());

function sectionsOf(text: string): Section[] {
  return text
    .split(/^(?=#{1,6} )/m)
    .filter((part) => part.startsWith('#'))
    .map((part) => {
      const [, marks = '', heading = ''] = /^(#+) (.*)$/m.exec(part) ?? [];
      const tables = part.split(/\n{2,}/).filter((block) => block.startsWith('|'));
      // A table begins with its head and the line below it.
      const rows = tables.flatMap((table) => table.trim().split('\n').slice(2).map(cellsOf));
      return { heading, level: marks.length, rows };
    });
}

const product = sectionsOf(readFileSync('docs/product.md', 'utf8'));

export const headings: readonly string[] = product.map(({ heading }) => heading);

/** The headings one level below another, down to its next neighbour. */
export function headingsBelow(heading: string): string[] {
  const at = headings.indexOf(heading);
  const level = product[at]?.level ?? 0;
  const rest = product.slice(at + 1);
  const end = rest.findIndex((section) => section.level <= level);
  return rest.slice(0, end < 0 ? undefined : end).map((section) => section.heading);
}

/** Every row below a heading, as cells; a heading that is not there is an error. */
export function rowsOf(heading: string): readonly (readonly string[])[] {
  const section = product.find((candidate) => candidate.heading === heading);
  if (!section) throw new Error(`docs/product.md has no heading '${heading}'`);
  return section.rows;
}

/** The way a link of docs/ reaches a heading. */
export const linkTo = (heading: string): string =>
  `[${heading}](product.md#${heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')})`;

/** 'label target' of every entry in a table whose columns are pairs of the two. */
export const entriesOf = (heading: string): string[] =>
  rowsOf(heading).flatMap((cells) =>
    cells.flatMap((label, place) => {
      const target = cells[place + 1];
      return place % 2 === 0 && target?.startsWith('/') ? [`${label} ${target}`] : [];
    }),
  );
