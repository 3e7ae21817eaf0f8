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

const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4300';

export default defineConfig({
  plugins: [apiHost(), react()],
  build: {
    target: 'es2023',
    manifest: true,
    rolldownOptions: { treeshake: { moduleSideEffects: allowSideEffects } },
  },
  server: { proxy: { '/api': sandbox, '/sandbox': sandbox } },
});
