import { existsSync, readdirSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { antdStyles } from '../../../build/antdStyles';
import { chunksOf, filesOf } from '../../../build/chunkFiles';
import { extractStyles, sheetOf } from '../../../build/extractStyles';

const ENTRY = '\0entry';

/** Builds a module with the plugin. Returns the script that it loads at once, and all style sheets. */
async function built(code: string) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
      antdStyles('', 'build'),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        treeshake: { moduleSideEffects: (id) => id.endsWith('.css') },
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const files = filesOf(bundle, output[0]);
  return {
    script: chunksOf(bundle)
      .map(({ fileName, code }) => (files.has(fileName) ? code : ''))
      .join(''),
    styles: output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join(''),
  };
}

const sheets = extractStyles();

describe('antd in the build', () => {
  it('has rules in style sheets only, adds no style elements, and loads rarely used parts on demand', async () => {
    const { script, styles } = await built(`
      export { default as ConfigProvider } from 'antd/es/config-provider';
      export { default as Form } from 'antd/es/form';
      export { default as Table } from 'antd/es/table';
    `);
    expect(styles).toContain('.ant-table{');
    expect(styles).toContain('.ant-form-item{');
    expect(styles).not.toContain('.ant-card{');
    expect(script).not.toMatch(/genBaseStyle|genFormItemStyle/);
    expect(script).toMatch(/updateCSS\S* = \(\) => document\.createElement/);
    expect(script).not.toMatch(/(?:Checkbox|radio\/radio|FilterDropdown)\.js\n/);
    for (const part of ['Tooltip', 'UniqueProvider', 'FilterDropdown', 'Checkbox', 'Radio', 'Dropdown'])
      expect(script).toContain(`Lazy${part}`);
  });

  it('has a style sheet for every component that has rules', () => {
    const folders = readdirSync('node_modules/antd/es').filter((folder) =>
      existsSync(`node_modules/antd/es/${folder}/style/index.js`),
    );
    const withoutSheet = folders.filter((folder) => !sheets.has(sheetOf(folder)));
    // List is deprecated, the others have no rules of their own.
    expect(withoutSheet).toEqual(['back-top', 'col', 'config-provider', 'list', 'row']);
  });
});

describe('the style sheets of antd', () => {
  it('set the variables of both schemes, in rem', () => {
    const tag = sheets.get('tag') ?? '';
    const base = sheets.get('base') ?? '';
    expect(tag).toMatch(/:root\{[^}]*--ant-tag-default-bg:/);
    expect(tag).toMatch(
      /prefers-color-scheme:dark\)\{:root:not\(\[data-scheme=light\]\)\{[^}]*--ant-tag-default-bg:/,
    );
    expect(tag).toMatch(/:root\[data-scheme=dark\]\{[^}]*--ant-tag-default-bg:/);
    expect(base).toContain('--ant-control-height:2rem;');
    expect(base).toContain('.anticon');
    expect([...sheets.values()].join('').match(/(?<![\d.])(?:[3-9]|\d{2,})(?:\.\d+)?px/g)).toBeNull();
  });
});
