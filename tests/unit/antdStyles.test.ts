import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from '../../build/antd/unusedClasses';
import { antdStyles } from '../../build/antd/antdStyles';

const ENTRY = '\0entry';
const source = fileURLToPath(new URL('../../src', import.meta.url));

/** Builds a module with the plugin `antdStyles`. Returns the scripts and the style sheets of the output. */
async function built(code: string) {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
      antdStyles(source),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        treeshake: { moduleSideEffects: false },
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = output.output;
  return {
    script: files.map((file) => (file.type === 'chunk' ? file.code : '')).join(''),
    styles: files
      .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
      .join(''),
  };
}

describe('antd with extracted styles', () => {
  it("puts the component's rules and the variables of both schemes into a style sheet, not the script", async () => {
    const { script, styles } = await built(`export { default as Tag } from 'antd/es/tag';`);
    expect(styles).toContain('.ant-tag{');
    expect(styles).not.toContain('.ant-btn{');
    expect(styles).toMatch(/:root\{[^}]*--ant-tag-default-bg:/);
    expect(styles).toMatch(
      /prefers-color-scheme:dark\)\{:root:not\(\[data-scheme=light\]\)\{[^}]*--ant-tag-default-bg:/,
    );
    expect(styles).toMatch(/:root\[data-scheme=dark\]\{[^}]*--ant-tag-default-bg:/);
    expect(styles).toMatch(/prefers-reduced-motion:reduce\)\{:root\{--ant-motion-duration-\w+:0s/);
    expect(script).not.toMatch(/genBaseStyle|stylis|createElement\(['"]style/);
    expect(script).not.toMatch(/genStyleHooks\("Tag/);
  });

  it('logs an error when a component outside the list of extracted components renders', async () => {
    const { script, styles } = await built(`export { default as Rate } from 'antd/es/rate';`);
    expect(styles).not.toContain('ant-rate');
    expect(script).toMatch(/genStyleHooks\("Rate-Rate"\)/);
    expect(script).toContain('antd has no rules for ');
  });
});

describe('withoutUnused', () => {
  it.each([
    ['.ant-btn-rtl{a:b;}', ''],
    ['.ant-btn,.ant-btn-rtl{a:b;}', '.ant-btn{a:b;}'],
    ['.ant-select-borderless .ant-select-selector{a:b;}', ''],
    [
      '.ant-btn:not(.ant-btn-rtl, .ant-btn-group):hover{a:b;}',
      '.ant-btn:not(.ant-btn-rtl, .ant-btn-group):hover{a:b;}',
    ],
    [
      '.ant-col:not(:is(.ant-col-rtl,.ant-col-3),.a),.ant-col-3{a:b;}',
      '.ant-col:not(:is(.ant-col-rtl,.ant-col-3),.a){a:b;}',
    ],
    ['@media (min-width:1px){.ant-col-3{a:b;}}', ''],
    ['@media (min-width:1px){.ant-col-3{a:b;}.ant-col{c:d;}}', '@media (min-width:1px){.ant-col{c:d;}}'],
    ['@keyframes spin{from{a:b;}to{c:d;}}', '@keyframes spin{from{a:b;}to{c:d;}}'],
    ['.ant-btn{}', ''],
  ])('turns %j into %j', (css, left) => expect(withoutUnused(css)).toBe(left));
});
