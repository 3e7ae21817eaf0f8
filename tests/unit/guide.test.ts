import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { valueTypes } from '../../src/core/valueTypes';

const read = (path: string) => readFileSync(path, 'utf8');
const guide = read('docs/adding-a-resource.md');

/** The properties that a definition can have, read from the source of its types. */
function propertiesOf(path: string, pattern: RegExp): string[] {
  const types = Array.from(read(path).matchAll(pattern), ([type]) => type).join('\n');
  return Array.from(types.matchAll(/\breadonly (\w+)\??:/g), ([, name = '']) => name);
}
const properties = [
  ...new Set([
    ...propertiesOf(
      'src/core/defineResource.ts',
      /^(export )?interface [^]*?^}|^export type RowAction[^]*?;$/gm,
    ),
    ...propertiesOf('src/core/valueType.ts', /^export interface ValueTypeOptions[^]*?^}/gm),
  ]),
];

/** What the page says in code: blocks, and words between backticks. */
const blocks = Array.from(guide.matchAll(/```tsx?\n([^]*?)```/g), ([, block = '']) => block);
const prose = guide.replace(/```[^]*?```/g, '');
const words = Array.from(prose.matchAll(/`([^`]+)`/g), ([, word = '']) => word);
const said = new Set([...blocks, ...words].flatMap((text) => text.match(/\w+/g) ?? []));

/** The option that a row of a table tells of: the first word of its second column. */
const told = Array.from(prose.matchAll(/^\|[^|]*\| `(\w+):/gm), ([, option = '']) => option);

/** A file below tests/support, as it would stand in the portal. */
const asPage = (file: string, moves: Readonly<Record<string, string>>) =>
  Object.entries(moves).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    read(`tests/support/${file}`),
  );

describe('docs/adding-a-resource.md', () => {
  it.each(properties)('names the property %s of a definition', (property) => {
    expect(said).toContain(property);
  });

  it.each(Object.keys(valueTypes))('names the value type %s', (name) => {
    expect(words).toContain(name);
  });

  it('tells of nothing that a definition cannot say', () => {
    expect(properties.length).toBeGreaterThan(40);
    expect(told.length).toBeGreaterThan(25);
    expect(told.filter((option) => !properties.includes(option))).toEqual([]);
  });

  it('shows the very files that the tests follow', () => {
    expect(blocks).toContain(asPage('vouchers.ts', { "'../../src/": "'../" }));
    expect(blocks).toContain(
      asPage('VoucherScreen.tsx', {
        "'../../src/": "'../../",
        "'./vouchers'": "'../../resources/vouchers'",
      }),
    );
  });
});
