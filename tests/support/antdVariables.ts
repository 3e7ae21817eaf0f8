import { extractStyles } from '../../build/extractStyles';
import type { Scheme } from '../../src/app/theme';

const css = [...extractStyles().values()].join('');

/** Returns the declarations of all rules with a selector. */
const declarations = (selector: string) =>
  css
    .split(`${selector}{`)
    .slice(1)
    .flatMap((rest) => [...rest.slice(0, rest.indexOf('}')).matchAll(/(--ant-[\w-]+):([^;}]+)/g)])
    .map(([, name = '', value = '']) => [name, value] as const);

/** Returns antd's --ant-* CSS variables in a colour scheme, including the variables of components, by name. */
export function antdVariables(scheme: Scheme): ReadonlyMap<string, string> {
  const found = new Map([
    ...declarations(':root'),
    ...(scheme === 'dark' ? declarations(':root[data-scheme=dark]') : []),
  ]);
  const resolve = (value: string): string =>
    value.replace(/var\((--ant-[\w-]+)\)/g, (_, name: string) => resolve(found.get(name) ?? `no ${name}`));
  return new Map([...found].map(([name, value]) => [name, resolve(value)]));
}
