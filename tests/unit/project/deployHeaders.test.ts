import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagePolicy, type PolicyNeeds } from '../../../build/pagePolicy';
import { securityHeaders, transportSecurity } from '../../../deploy/headers';
import { snippets } from '../../../deploy/headerSnippets';

/** Returns the directives of the policy, each with its sources. */
const policyOf = (needs: PolicyNeeds = {}) =>
  Object.fromEntries(
    pagePolicy(needs)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('the content security policy of a page', () => {
  it('runs only scripts from its own files and the given inline scripts, and takes the web manifest from them', () => {
    expect(policyOf()).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'manifest-src': ["'self'"],
      'img-src': expect.arrayContaining(["'self'"]) as unknown,
    });
    // The hash of an empty text, from the CSP specification.
    const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
    expect(policyOf({ scripts: [''] })['script-src']).toEqual(["'self'", hash]);
    expect(policyOf({ styles: [''] })['style-src']).toEqual(["'self'", hash]);
  });

  it('allows nothing else inline', () => {
    expect(JSON.stringify(policyOf({ scripts: [''], styles: [''] }))).not.toMatch(/unsafe|\*/);
  });

  it("allows requests to its own origin and to the API's origin", () => {
    expect(policyOf()['connect-src']).toEqual(["'self'"]);
    expect(policyOf({ apiHost: 'https://api.test' })['connect-src']).toEqual(["'self'", 'https://api.test']);
  });
});

describe('the security headers', () => {
  it("require TLS of the portal's host only", () => {
    expect(transportSecurity.value).not.toContain('includeSubDomains');
    expect(Object.keys(securityHeaders)).not.toContain(transportSecurity.name);
  });

  it.each(Object.entries(snippets()))(
    'are those in %s, which npm run deploy:headers writes',
    (path, text) => {
      expect(readFileSync(path, 'utf8')).toBe(text);
      for (const name of [...Object.keys(securityHeaders), transportSecurity.name])
        expect(text.split(name).length - 1, name).toBe(2);
    },
  );
});
