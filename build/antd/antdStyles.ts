import { readdirSync, readFileSync } from 'node:fs';
import { normalizePath, runnerImport, Visitor, type ESTree, type Plugin } from 'vite';
import type * as ExtractModule from './extract';
import { runtimeStyles } from './stubs.ts';

/** Matches antd's functions that create a component's rules. Their first argument is the component's name. */
const HOOKS = /^gen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)$/;

/**
 * Returns the calls that HOOKS matches, in source order. `name` is the key of the component's rules, such as
 * 'Alert-Alert'.
 */
function styleCalls(program: ESTree.Program) {
  const calls: { hook: string; name: string; start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [component], start, end }) {
      if (callee.type !== 'Identifier' || !HOOKS.test(callee.name)) return;
      const parts = component?.type === 'ArrayExpression' ? component.elements : [component, component];
      const name = parts.map((part) => (part?.type === 'Literal' ? part.value : '')).join('-');
      calls.push({ hook: callee.name, name, start, end });
    },
  }).visit(program);
  return calls;
}

const variablesIn = (text: string) => new Set(text.match(/--ant-[\w-]+/g));

/** Returns the antd variables that the portal's own style sheets and scripts mention. */
const ownVariables = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap((file) => [...variablesIn(readFileSync(`${folder}/${file}`, 'utf8'))]);

/** Returns the code that replaces src/app/theme.ts. `dark` has the tokens that differ from the light ones. */
const themeModule = (tokens: { readonly light: object; readonly dark: object }) => `
  const light = ${JSON.stringify(tokens.light)};
  const dark = { ...light, ...${JSON.stringify(tokens.dark)} };
  export const themeOf = (scheme, motion) => ({
    cssVar: { key: 'portal' },
    hashed: false,
    token: { ...(scheme === 'dark' ? dark : light), motion },
  });`;

/**
 * Creates the plugin that writes antd's CSS rules as one style sheet for each chunk, so that antd creates no
 * rules at run time (docs/decisions/017). `source` is the path of src/.
 */
export function antdStyles(source: string): Plugin {
  let extracted: Promise<ReturnType<typeof ExtractModule.extract>> | undefined;
  const extract = () =>
    (extracted ??= runnerImport<typeof ExtractModule>('/build/antd/extract.tsx', {
      configFile: false,
      logLevel: 'error',
    }).then(({ module }) => module.extract()));
  // Vite's module ids have slashes on every system.
  const themeFile = normalizePath(`${source}/app/theme.ts`);
  const callsOf = new Map<string, ReturnType<typeof styleCalls>>();

  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id === themeFile) return themeModule((await extract()).tokens);
      return Object.entries(runtimeStyles).find(([file]) => id.endsWith(file))?.[1];
    },
    async transform(code, id) {
      if (!/\/antd\/es\/(?!theme\/)/.test(id) || !/\bgen(Style|ComponentStyle|SubStyle)/.test(code))
        return null;
      const { rules } = await extract();
      const calls = styleCalls(this.parse(code));
      callsOf.set(id, calls);
      // Start at the end, because each replacement shifts the text after it.
      const stubbed = calls.reduceRight((text, { hook, name, start, end }) => {
        const stub = `/* @__PURE__ */ ${hook}(${rules.has(name) ? '' : JSON.stringify(name)})`;
        return text.slice(0, start) + stub + text.slice(end);
      }, code);
      return { code: stubbed, map: { mappings: '' } };
    },
    async renderChunk(_code, chunk) {
      const { rules, define } = await extract();
      const names = new Set(chunk.moduleIds.flatMap((id) => callsOf.get(id) ?? []).map(({ name }) => name));
      if (chunk.isEntry) names.add('base');
      const css = [...names].map((name) => rules.get(name) ?? '').join('');
      if (css === '') return;
      const variables = variablesIn(css);
      if (chunk.isEntry) for (const name of ownVariables(source)) variables.add(name);
      const file = this.emitFile({
        type: 'asset',
        name: `antd-${chunk.name}.css`,
        source: `@layer base,antd;@layer antd{${define(variables)}${css}}`,
      });
      // Add the file before the chunk's own style sheet, whose rules must override antd's.
      chunk.viteMetadata?.importedCss.add(this.getFileName(file));
    },
  };
}
