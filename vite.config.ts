import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type ConfigEnv, type UserConfig } from 'vite';
import { antdStyles } from './build/antdStyles.ts';
import { apiHostTag, errorWithoutStack, loadApiHost } from './build/apiHost.ts';
import { findChunkGroups } from './build/chunkGroups.ts';
import { compileHints, contractCheck, precompress, retryableImports, rootOnly } from './build/plugins.ts';
import { htmlPages } from './build/prerender/index.ts';
import { prerenderPages } from './build/prerender/renderPages.ts';
import { readAddress, urlOf } from './sandbox/server/address.ts';

/**
 * Returns whether a module must be kept for its side effects, even if its exports are unused. Some
 * dependencies, such as Refine's papaparse, don't declare that they have none.
 */
const allowSideEffects = (id: string) => !id.includes('node_modules') || /\.css(\?|$)|dayjs\/locale/.test(id);

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Returns the configuration of all commands. `apiHost` is the base URL of the API (build/apiHost.ts). */
const portalOf = (apiHost: string, command: ConfigEnv['command']): UserConfig => ({
  plugins: [
    rootOnly(),
    apiHostTag(apiHost),
    apiHost.startsWith('http') && contractCheck(apiHost),
    retryableImports(path('src/boot/importFiles.ts')),
    antdStyles(path('src/main.tsx'), command),
    react(),
  ],
  build: {
    target: 'es2023',
    // The member area is one large file by design; `bench/sizes.ts` checks the sizes of each route.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: allowSideEffects,
        propertyReadSideEffects: false,
        manualPureFunctions: ['genStyleUtils'],
      },
      // Hides the warnings about slow plugins.
      checks: { bundlerTimings: false },
    },
  },
});

/** Returns the sandbox's URL, from the variables that the sandbox itself reads. */
function sandboxUrl(): string {
  try {
    const address = readAddress(process.env);
    if (address.port !== 0) return urlOf(address);
  } catch (error) {
    throw errorWithoutStack((error as Error).message);
  }
  throw errorWithoutStack('PORT must be the port of the running sandbox, not 0.');
}

export default defineConfig(async ({ command, isPreview, mode }) => {
  const portal = portalOf(loadApiHost(mode), command);
  if (command === 'serve' || isPreview) {
    const sandbox = sandboxUrl();
    return { ...portal, server: { proxy: { '/api': sandbox, '/sandbox': sandbox } } };
  }
  const chunkGroups = await findChunkGroups(portal);
  return {
    ...portal,
    plugins: [
      ...(portal.plugins ?? []),
      htmlPages(portal, await prerenderPages(portal)),
      compileHints(),
      precompress(),
    ],
    build: {
      ...portal.build,
      // Write source maps for debugging, but don't refer to them in scripts. The servers of deploy/ don't send them.
      sourcemap: 'hidden' as const,
      // The licences of the bundled packages must be distributed with the code.
      license: { fileName: 'licences.txt' },
      rolldownOptions: {
        ...portal.build?.rolldownOptions,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id: string) => chunkGroups.get(id) ?? null, debugName: 'chunk groups' }],
          },
        },
      },
    },
  };
});
