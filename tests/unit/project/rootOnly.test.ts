import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { rootOnly } from '../../../build/plugins';

/** Resolves a Vite configuration with the plugin, as Vite does before it builds or serves. */
const resolve = (base: string | undefined, basePath: string, command: 'build' | 'serve' = 'build') =>
  resolveConfig(
    {
      ...(base !== undefined && { base }),
      configFile: false,
      logLevel: 'silent',
      plugins: [rootOnly(basePath)],
    },
    command,
  );

it.each<[base: string | undefined, basePath: string]>([
  ...['/portal/', '/portal', './', '', 'https://cdn.example.com/portal/', '//cdn.example.com/'].map(
    (base): [string, string] => [base, ''],
  ),
  [undefined, '/portal/'],
  [undefined, '/portal'],
])(
  'the base %j with BASE_URL %j is rejected in one sentence without a stack trace',
  async (base, basePath) => {
    const stack = expect.stringMatching(/^The portal can't be served from the subfolder ".*\)\.$/) as string;
    for (const command of ['build', 'serve'] as const)
      await expect(resolve(base, basePath, command)).rejects.toMatchObject({ stack });
  },
);

it('the root of a host is accepted', async () => {
  for (const base of [undefined, '/'])
    for (const basePath of ['', '/', 'https://staging.example.com/portal'])
      expect((await resolve(base, basePath)).base).toBe('/');
});
