import { Hono } from 'hono';
import { openApi } from '../../contract/openapi/document';
import { openApiPage } from '../../contract/openapi/page';
import type { Resource } from '../../src/core/defineResource';

export const CONTRACT_PATHS: readonly string[] = ['/openapi.json', '/openapi'];

/** Serves the contract of the API as an OpenAPI 3.1 document and as a readable page. */
export function createContractPages(resources: readonly Resource[]): Hono {
  const app = new Hono();
  const document = openApi(resources);
  const page = openApiPage(document);
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-cache');
  });
  app.get('/openapi.json', (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    return c.json(document);
  });
  app.get('/openapi', (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'");
    return c.html(page);
  });
  return app;
}
