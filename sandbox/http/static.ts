import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { needsOf, securityHeaders } from '../../deploy/headers';
import { routePath } from '../../src/core/paths';
import { bodyLimit } from './bodyLimit';
import { entityTags, isUnchanged } from './conditional';

const IMMUTABLE = 'public, max-age=31536000, immutable';

type Env = { Variables: { file: string } };

const isAsset = (c: Context) => c.req.path.startsWith('/assets/');

/** The folder of a build with the pages for first visits (docs/decisions/019). */
const FIRST_PAGES = 'pages/first';

/**
 * Returns a function that maps a file of a build to its security headers. They depend on the API that the build
 * calls, and pages for first visits also allow inline styles.
 */
function headersOf(root: string): (file: string) => [name: string, value: string][] {
  const page = join(root, 'index.html');
  const needs = existsSync(page) ? needsOf(readFileSync(page, 'utf8')) : {};
  const all = Object.entries(securityHeaders(needs));
  const ofFirstPages = Object.entries(securityHeaders({ ...needs, inlineStyles: true }));
  return (file) => (file.includes(`/${FIRST_PAGES}/`) ? ofFirstPages : all);
}

/** Maps the URL path of each page in a folder of the build to its file; `/` maps to index.html. */
function pagesIn(root: string, name: string): ReadonlyMap<string, string> {
  const folder = join(root, name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  return new Map(
    files.map((file) => [`/${file === 'index.html' ? '' : file.slice(0, -5)}`, `${name}/${file}`]),
  );
}

/**
 * Serves the built portal: prerendered pages, files by path (precompressed if the browser accepts that) and
 * index.html for every other route. Answers 304 when the browser's copy is current. Without `root`, every request
 * gets 404.
 */
export function createPortal(root: string | undefined): Hono<Env> {
  const app = new Hono<Env>();
  app.use(bodyLimit);
  if (root === undefined) return app;
  const tagOf = entityTags();
  const headersFor = headersOf(root);
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
    for (const [name, value] of headersFor(file ?? '')) c.header(name, value);
    c.header('Vary', 'Accept-Encoding');
    // File names of assets contain a content hash, so an asset never changes.
    const found = c.res.ok || c.res.status === 304;
    c.header('Cache-Control', found && isAsset(c) ? IMMUTABLE : 'no-cache');
  });
  // Do not publish source maps.
  app.get('/assets/*', (c, next) => (c.req.path.endsWith('.map') ? c.notFound() : next()));
  const serving = (folder: string) =>
    new Map(
      [...pagesIn(root, folder)].map(
        ([address, path]) => [address, serveStatic({ ...files, path })] as const,
      ),
    );
  const [pages, firstPages] = [serving('pages'), serving(FIRST_PAGES)];
  const other = serveStatic(files);
  app.use((c, next) => {
    const address = routePath(c.req.path);
    const isFirst = getCookie(c, 'visited') === undefined;
    const page = (isFirst ? firstPages.get(address) : undefined) ?? pages.get(address);
    if (page) return page(c, next);
    // serveStatic would answer a folder path with the index.html of that folder.
    return extname(c.req.path) === '' ? next() : other(c, next);
  });
  const page = serveStatic({ ...files, path: 'index.html' });
  // A path without an extension is a route of the portal. A missing asset must get 404, not index.html.
  app.get('*', (c, next) => (isAsset(c) || extname(c.req.path) !== '' ? next() : page(c, next)));
  app.notFound((c) => c.text('Not found', 404));
  return app;
}
