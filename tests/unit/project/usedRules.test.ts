import { describe, expect, it } from 'vitest';
import { usedRules } from '../../../build/prerender/usedRules';

const html = '<html class="portal"><div id="root"><a class="card tap" href="/">Home</a></div></html>';
const used = (css: string) => usedRules(css, html).replace(/\s+/g, ' ').trim();

describe('the critical rules of a prerendered page', () => {
  it('are the rules whose classes and ids all occur in the markup, including rules for hover', () => {
    expect(used('.card{top:0}')).toBe('.card{top:0}');
    expect(used('.card:hover,.gone:hover{top:0}')).toBe('.card:hover{top:0}');
    expect(used('.card .gone{top:0}')).toBe('');
    expect(used('#root a,#gone a{top:0}')).toBe('#root a{top:0}');
    expect(used('a[data-x=".gone"]{top:0}')).toBe('a[data-x=".gone"]{top:0}');
    expect(used('h1{top:0}')).toBe('h1{top:0}');
  });

  it('include selectors whose functional pseudo-classes may match', () => {
    for (const selector of [
      '.card:not(.gone)',
      '.tap:has(>.gone)',
      ':is(.gone,a)',
      '.card:not(:has(.gone,.other))',
    ])
      expect(used(`${selector}{top:0}`), selector).toBe(`${selector}{top:0}`);
  });

  it('include the variables and animations that they use, directly or indirectly, and no others', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px;--a-long:3px}' +
      '.card{top:var(--a);animation:grow 1s}.gone{top:var(--c);animation:shrink 1s}' +
      '@keyframes grow{from{top:0}}@keyframes shrink{from{top:0}}';
    const critical = used(css);
    expect(critical).toContain('--a:var(--b);--b:1px');
    expect(critical).not.toMatch(/--c|--a-long|shrink/);
    expect(critical).toContain('@keyframes grow{from{top:0}}');
  });

  it('contain no empty media query, and keep those of both colour schemes', () => {
    expect(used('@media (width>1px){.gone{top:0}}')).toBe('');
    expect(used('@media (prefers-color-scheme:dark){.card{top:0}.gone{top:0}}')).toBe(
      '@media (prefers-color-scheme:dark){.card{top:0}}',
    );
  });
});
