import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { portalHeaders } from './portalHeaders';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const isAsset = (c: Context) => c.req.path.startsWith('/assets/');

/**
 * Serves the built portal: files by path, precompressed where the browser takes that,
 * and index.html for every address of the portal itself. Without a folder there is nothing to serve.
 */
export function createPortal(root: string | undefined): Hono {
  const app = new Hono();
  if (root === undefined) return app;
  const files = { root, precompressed: true };

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(portalHeaders)) c.header(name, value);
    c.header('Vary', 'Accept-Encoding');
    // The names of assets carry a hash of their content.
    c.header('Cache-Control', c.res.ok && isAsset(c) ? IMMUTABLE : 'no-cache');
  });
  app.use(serveStatic(files));
  const page = serveStatic({ ...files, path: 'index.html' });
  // An address without an extension is a screen; a missing asset must not become one.
  app.get('*', (c, next) => (isAsset(c) || extname(c.req.path) !== '' ? next() : page(c, next)));
  app.notFound((c) => c.text('Not found', 404));
  return app;
}
