import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  apiOrigin,
  INLINE_STYLES,
  needsOf,
  securityHeaders,
  transportSecurity,
  type Needs,
} from '../../deploy/headers';
import { snippets } from '../../deploy/snippets';
import { createPortal } from '../../sandbox/http/static';

/** Returns the directives of the policy, each with its sources. */
const policyOf = (needs?: Needs) =>
  Object.fromEntries(
    (securityHeaders(needs)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the content security policy of the portal', () => {
  it('runs only scripts from its own files', () => {
    expect(policyOf()).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allows nothing inline, except style elements for a build whose antd creates them', () => {
    expect(policyOf()['style-src']).toEqual(["'self'"]);
    expect(JSON.stringify(policyOf())).not.toMatch(/unsafe|\*/);
    const runtime = policyOf({ inlineStyles: true });
    const inline = Object.entries(runtime).filter(([, sources]) => sources.includes("'unsafe-inline'"));
    expect(inline.map(([name]) => name)).toEqual(['style-src']);
    expect(JSON.stringify(runtime)).not.toMatch(/unsafe-eval|unsafe-hashes|\*/);
  });

  it('depends on what the page says about its build', () => {
    const html = readFileSync('index.html', 'utf8').replace('%VITE_API_HOST%', '');
    expect(needsOf(html)).toEqual({ connect: '', inlineStyles: false });
    expect(needsOf(html.replace('</title>', `</title>${INLINE_STYLES}`)).inlineStyles).toBe(true);
  });

  it("allows requests to its own origin and to the API's origin", () => {
    expect(policyOf()['connect-src']).toEqual(["'self'"]);
    expect(policyOf({ connect: 'https://api.test' })['connect-src']).toEqual(["'self'", 'https://api.test']);
  });

  it('forces TLS on no other host', () => {
    expect(transportSecurity.value).not.toContain('includeSubDomains');
    expect(Object.keys(securityHeaders())).not.toContain(transportSecurity.name);
  });
});

describe('the origin of the API', () => {
  it.each([
    ['', ''],
    [' / ', ''],
    ['https://api.test', 'https://api.test'],
    ['https://api.test:8443/portal/', 'https://api.test:8443'],
    [' HTTPS://API.test/ ', 'https://api.test'],
    ['http://127.0.0.1:4300', 'http://127.0.0.1:4300'],
    ['https://', ''],
    ["javascript:'self' *", ''],
    ['https://api.test; script-src *', ''],
  ])('of a page that names %j is %j', (content, origin) => {
    const html = readFileSync('index.html', 'utf8').replace('%VITE_API_HOST%', content);
    expect(html).toContain(`content="${content}"`);
    expect(apiOrigin(html)).toBe(origin);
  });

  it("of a page without the tag is the page's own", () => {
    expect(apiOrigin('<title>Portal</title>')).toBe('');
  });

  it.each([
    ['', "'self'"],
    ['https://api.test/v1', "'self' https://api.test"],
  ])('is in the policy that the sandbox sends: %j', async (host, sources) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-'));
    await writeFile(join(folder, 'index.html'), `<meta name="api-host" content="${host}">`);
    const { headers } = await createPortal(folder).fetch(new Request('http://localhost/login'));
    await rm(folder, { recursive: true });
    for (const name of Object.keys(securityHeaders())) expect(headers.has(name), name).toBe(true);
    expect(headers.get('content-security-policy')).toContain(`connect-src ${sources};`);
  });
});

describe('the snippets of the servers', () => {
  it.each(Object.entries(snippets()))('%s matches the headers (npm run deploy:headers)', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
    for (const name of [...Object.keys(securityHeaders()), transportSecurity.name]) {
      // Caddy has a separate policy for the pages of a first visit.
      const more = path.includes('caddy') && name === 'Content-Security-Policy' ? 1 : 0;
      expect(text.split(name).length - 1, name).toBe(2 + more);
    }
  });
});
