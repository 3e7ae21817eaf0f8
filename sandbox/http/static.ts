import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { securityHeaders } from '../../deploy/headers';
import { bodyLimit } from './bodyLimit';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const isAsset = (c: Context) => c.req.path.startsWith('/assets/');

/** Serves files by path, public screens such as /login from login.html, and all other screens from app.html. */
export function createPortal(root: string | undefined): Hono {
  const app = new Hono();
  app.use(bodyLimit);
  if (root === undefined) return app;

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
    c.header('Vary', 'Accept-Encoding');
    // File names of assets contain a content hash, so an asset never changes.
    const found = c.res.ok || c.res.status === 304;
    c.header('Cache-Control', found && isAsset(c) ? IMMUTABLE : 'no-cache');
  });
  // The ETag is a hash of the content, because index.html may have the same date and size in the container images of
  // two builds. A range request gets no ETag: the hash would cover the range only, not the file.
  const addTag = etag();
  app.use((c, next) => (c.req.header('range') === undefined ? addTag(c, next) : next()));
  // Do not publish source maps.
  app.get('/assets/*', (c, next) => (c.req.path.endsWith('.map') ? c.notFound() : next()));
  const file = serveStatic({ root, precompressed: true });
  // The build of bench/fixture has no app.html.
  const fallback = existsSync(join(root, 'app.html')) ? 'app.html' : 'index.html';
  const page = (path: string) => serveStatic({ root, path, precompressed: true });
  // Paths with an extension and paths below /assets/ are files: a missing file must get 404, not a page.
  app.get('*', (c, next) => {
    if (isAsset(c) || extname(c.req.path) !== '') return file(c, next);
    const own = `${c.req.path.slice(1) || 'index'}.html`;
    return page(/^[\w-]+\.html$/.test(own) && existsSync(join(root, own)) ? own : fallback)(c, next);
  });
  app.notFound((c) => c.text('Not found', 404));
  return app;
}
