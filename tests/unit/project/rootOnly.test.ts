import { resolveConfig, type ConfigEnv, type InlineConfig, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { rootOnly } from '../../../build/rootOnly';

/** Resolves a Vite configuration with the plugin, as `vite build` does before it builds. */
const resolve = (
  config: InlineConfig,
  basePath?: string,
  command: ConfigEnv['command'] = 'build',
  plugins: readonly Plugin[] = [],
) => {
  const inline: InlineConfig = {
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [rootOnly(basePath ?? ''), ...plugins],
  };
  return resolveConfig(inline, command);
};

describe('rootOnly', () => {
  it('rejects a base path in one sentence without a stack trace', async () => {
    const isRejected = {
      stack: expect.stringMatching(/^The portal can't be served from the subfolder ".*\)\.$/) as string,
    };
    for (const base of [
      '/portal/',
      '/portal',
      './',
      '',
      'https://cdn.example.com/portal/',
      '/a/b/',
      '//cdn.example.com/',
    ])
      for (const command of ['build', 'serve'] as const)
        await expect(resolve({ base }, '', command)).rejects.toMatchObject(isRejected);
    for (const basePath of ['/portal/', '/portal'])
      await expect(resolve({}, basePath)).rejects.toMatchObject(isRejected);
    const other = { name: 'other', config: () => ({ base: '/late/' }) };
    await expect(resolve({}, '', 'build', [other])).rejects.toMatchObject(isRejected);
  });

  it('accepts the root of a host', async () => {
    for (const config of [{}, { base: '/' }])
      for (const basePath of [undefined, '', '/', 'https://staging.example.com/portal'])
        expect((await resolve(config, basePath)).base).toBe('/');
  });
});
