import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { antdStyles } from '../../../build/antd/antdStyles';
import { folderOf, kinds } from './folders';

const path = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/** Builds the portal and the gallery, each once with antd's extracted styles and once with run-time styles. */
export default async function buildBoth(): Promise<void> {
  for (const kind of kinds) {
    execFileSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', folderOf('portal', kind)],
      { stdio: 'inherit', env: { ...process.env, ANTD_STYLES: kind } },
    );
    await build({
      root: path('tests/styles/gallery'),
      configFile: false,
      logLevel: 'error',
      plugins: [react(), kind === 'built' && antdStyles(path('src'))],
      build: { outDir: folderOf('gallery', kind), emptyOutDir: true, chunkSizeWarningLimit: 5000 },
    });
  }
}
