import { createRequire } from 'node:module';

/**
 * antd makes no rules while components are tested: a fifth of their time, and no test here looks at one (the browser's
 * do, in tests/styles and tests/e2e). Classes stay as they are.
 */
export function withoutAntdRules(): void {
  const load = createRequire(import.meta.url);
  const hook = load('@ant-design/cssinjs/lib/hooks/useStyleRegister') as { default: unknown };
  hook.default = () => (node: unknown) => node;
}
