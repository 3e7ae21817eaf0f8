import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type HonoRequest } from 'hono';
import { securityHeaders } from '../../deploy/headers';
import { bodyLimit } from './bodyLimit';

const IMMUTABLE = 'public, max-age=31536000, immutable';

type Env = { Variables: { file: string } };

const isAsset = (c: Context) => c.req.path.startsWith('/assets/');

/**
 * Returns a function that computes the ETag of a file from its content. Date and size can't serve as ETag: in the
 * container images of two builds, index.html may have the same ones. Within one process, a file is read again only when
 * its date or size has changed.
 */
function entityTags(): (path: string) => Promise<string> {
  const cached = new Map<string, { readonly version: string; readonly tag: string }>();
  return async (path) => {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    const last = cached.get(path);
    if (last?.version === version) return last.tag;
    const hash = createHash('sha256').update(await readFile(path));
    const tag = `"${hash.digest('base64url').slice(0, 22)}"`;
    cached.set(path, { version, tag });
    return tag;
  };
}

const withoutWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether the browser's copy is current, by If-None-Match or else by If-Modified-Since. */
function isUnchanged(request: HonoRequest, headers: Headers): boolean {
  const tags = request.header('if-none-match');
  if (tags !== undefined) {
    const own = headers.get('etag') ?? '';
    return tags.trim() === '*' || tags.split(',').some((tag) => withoutWeakPrefix(tag) === own);
  }
  const since = Date.parse(request.header('if-modified-since') ?? '');
  return Date.parse(headers.get('last-modified') ?? '') <= since;
}

/** Serves files by path, public screens such as /login from login.html, and all other screens from app.html. */
export function createPortal(root: string | undefined): Hono<Env> {
  const app = new Hono<Env>();
  app.use(bodyLimit);
  if (root === undefined) return app;
  const tagOf = entityTags();
  const files = {
    root,
    precompressed: true,
    onFound: (path: string, c: Context<Env>) => c.set('file', path),
  };

  app.use(async (c, next) => {
    await next();
    const file = c.get('file') as string | undefined;
    if (file !== undefined && c.res.ok) {
      c.header('ETag', await tagOf(file));
      if (c.res.status === 200 && isUnchanged(c.req, c.res.headers)) {
        const { headers: sent, body } = c.res;
        await body?.cancel();
        sent.delete('Content-Length');
        c.res = undefined;
        c.res = new Response(null, { status: 304, headers: sent });
      }
    }
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
    c.header('Vary', 'Accept-Encoding');
    // File names of assets contain a content hash, so an asset never changes.
    const found = c.res.ok || c.res.status === 304;
    c.header('Cache-Control', found && isAsset(c) ? IMMUTABLE : 'no-cache');
  });
  // Do not publish source maps.
  app.get('/assets/*', (c, next) => (c.req.path.endsWith('.map') ? c.notFound() : next()));
  const file = serveStatic(files);
  // The builds of bench/fixture and tests/styles/gallery have no app.html.
  const fallback = existsSync(join(root, 'app.html')) ? 'app.html' : 'index.html';
  const page = (name: string) => serveStatic({ ...files, path: name });
  // Paths with an extension and paths below /assets/ are files: a missing file must get 404, not a page.
  app.get('*', (c, next) => {
    if (isAsset(c) || extname(c.req.path) !== '') return file(c, next);
    const own = `${c.req.path.slice(1) || 'index'}.html`;
    return page(/^[\w-]+\.html$/.test(own) && existsSync(join(root, own)) ? own : fallback)(c, next);
  });
  app.notFound((c) => c.text('Not found', 404));
  return app;
}
