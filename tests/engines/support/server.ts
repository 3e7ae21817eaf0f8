import { readFileSync } from 'node:fs';
import { createPortal } from '../../../sandbox/http/static';
import { startLiveSandbox } from '../../../scripts/liveSandbox';

// Serves the portal with a fresh sandbox, and adds collectErrors.js to each page. Writes the origin and an
// access token of the demo member to standard output, and exits when standard input ends.

const SCRIPT = '/collect-errors.js';
const script = readFileSync(new URL('collectErrors.js', import.meta.url));
const portal = createPortal('dist');

async function pageWithScript({ url, headers }: Request): Promise<Response> {
  // Pass no Accept-Encoding and no If-None-Match, so that the portal sends the page uncompressed and in full.
  const page = await portal.request(url, { headers: { Cookie: headers.get('Cookie') ?? '' } });
  page.headers.delete('Content-Length');
  const html = (await page.text()).replace('<head>', `<head><script src="${SCRIPT}"></script>`);
  return new Response(html, page);
}

const { origin, token } = await startLiveSandbox(60, async (request) => {
  if (new URL(request.url).pathname === SCRIPT)
    return new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
  return request.headers.get('Accept')?.includes('text/html') ? pageWithScript(request) : undefined;
});
console.log(JSON.stringify({ origin, token }));
process.stdin.resume().on('end', () => process.exit());
