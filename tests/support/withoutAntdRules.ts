import { createRequire } from 'node:module';

/**
 * Stops antd from creating CSS rules, which takes a fifth of the time of component tests. No component test reads
 * them; tests/styles and tests/e2e do. Class names stay.
 */
export function withoutAntdRules(): void {
  const load = createRequire(import.meta.url);
  const hook = load('@ant-design/cssinjs/lib/hooks/useStyleRegister') as { default: unknown };
  hook.default = () => (node: unknown) => node;
}
