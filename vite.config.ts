import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Which modules run for what they do rather than for what they export. Dependencies that forget to
 * say so (Refine's papaparse, for one) would ship unused otherwise; style sheets and the React 19
 * patch are meant to run.
 */
const allowSideEffects = (id: string) =>
  !id.includes('node_modules') || /\.css(\?|$)|v5-patch-for-react-19|dayjs\/locale/.test(id);

/** The page names its backend (DESIGN decision 1); without VITE_API_HOST it is the page's own origin. */
const apiHost = (): Plugin => ({
  name: 'api-host',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('%VITE_API_HOST%', process.env.VITE_API_HOST ?? ''),
  },
});

/** Lays .br and .gz beside every text file of the build, for servers that send what is compressed already. */
const precompress = (): Plugin => {
  const ways = [
    ['.br', promisify(brotliCompress)],
    ['.gz', promisify(gzip)],
  ] as const;
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|html)$/.test(file));
      const jobs = files.flatMap((file) => ways.map((way) => [join(dir, file), ...way] as const));
      await Promise.all(
        jobs.map(async ([file, ending, compress]) => {
          await writeFile(file + ending, await compress(await readFile(file)));
        }),
      );
    },
  };
};

const sandbox = `http://127.0.0.1:${process.env.PORT ?? 4300}`;

export default defineConfig({
  plugins: [apiHost(), react(), precompress()],
  build: {
    target: 'es2023',
    rolldownOptions: { treeshake: { moduleSideEffects: allowSideEffects } },
  },
  server: { proxy: { '/api': sandbox, '/sandbox': sandbox } },
});
