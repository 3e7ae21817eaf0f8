import { createRequire } from 'node:module';

/** Stops antd from creating CSS rules, which no component test reads, to save a fifth of the time. Class names stay. */
export function withoutAntdRules(): void {
  const load = createRequire(import.meta.url);
  const hook = load('@ant-design/cssinjs/lib/hooks/useStyleRegister') as { default: unknown };
  hook.default = () => (node: unknown) => node;
}
