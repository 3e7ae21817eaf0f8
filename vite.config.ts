import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { antdStyles } from './build/antdStyles.ts';
import { findChunkGroups } from './build/chunkGroups.ts';
import { apiHost, contractCheck, ownImports, precompress, withoutUnused } from './build/plugins.ts';
import { htmlPages } from './build/prerender/index.ts';
import { prerenderPages } from './build/prerender/renderPages.ts';

/**
 * Which modules run for what they do rather than for what they export. Dependencies that forget to
 * say so (Refine's papaparse, for one) would ship unused otherwise; style sheets and the React 19
 * patch are meant to run.
 */
const allowSideEffects = (id: string) =>
  !id.includes('node_modules') || /\.css(\?|$)|v5-patch-for-react-19|dayjs\/locale/.test(id);

/** Whether antd creates its rules in the browser, as it does in development (docs/decisions/017). */
const runtimeStyles = process.env.ANTD_STYLES === 'runtime';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const shim = (file: string) => path(`build/stubs/${file}`);

const portal: UserConfig = {
  plugins: [
    apiHost(),
    contractCheck(process.env.VITE_API_HOST),
    ownImports(path('src/boot/importFiles.ts')),
    withoutUnused(shim),
    !runtimeStyles && antdStyles(path('src')),
    react(),
  ],
  resolve: {
    // Dependencies of dependencies that do what the platform does (docs/decisions/010).
    alias: {
      'side-channel': shim('side-channel.cjs'),
      'scroll-into-view-if-needed': shim('scroll-into-view-if-needed.js'),
      'resize-observer-polyfill': shim('resize-observer-polyfill.js'),
    },
  },
  build: {
    target: 'es2023',
    // The member area is one file by design; `bench/sizes.ts` checks what a visit loads.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      treeshake: { moduleSideEffects: allowSideEffects },
      // Which plugin took how long is for who asks, not for who deploys.
      checks: { bundlerTimings: false },
    },
  },
};

const sandbox = `http://127.0.0.1:${process.env.PORT ?? 4300}`;

export default defineConfig(async ({ command, isPreview }) => {
  if (command === 'serve' || isPreview) {
    return { ...portal, server: { proxy: { '/api': sandbox, '/sandbox': sandbox } } };
  }
  const chunkGroups = await findChunkGroups(portal);
  return {
    ...portal,
    plugins: [
      ...(portal.plugins ?? []),
      htmlPages(portal, runtimeStyles ? [] : await prerenderPages(portal)),
      precompress(),
    ],
    build: {
      ...portal.build,
      // Beside the code for whoever debugs it; no file points to them and no server of deploy/ hands them out.
      sourcemap: 'hidden' as const,
      // Whose code is in it and under which terms: they ask to go along.
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
