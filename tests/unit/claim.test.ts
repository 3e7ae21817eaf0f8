import { describe, expect, it } from 'vitest';
import { claim, faultOf, untested } from '../traceability/claim';
import { readTests } from '../traceability/testFile';

describe('a claim', () => {
  const source = `
    // it('pays a bonus', () => expect(bonus).toBe(1));
    /* it('pays a bonus', () => expect(bonus).toBe(1)); */
    describe('pays a bonus', () => {
      it('pays a bonus twice', () => expect(bonus).toBe(2));
      it("never 'pays a bonus', says the label", () => expect(bonus).toBe(0));
      it('shows it', () => {
        screen.getByText('pays a bonus', { exact: true });
        expect("it('pays a bonus', () => bonus)").toContain('startPrice');
        /* endPrice */
      });
    });
    it.each([['gold', 3]])('draws %s', (name, weight) => expect(draw(name)).toBe(weight));
    for (const name of metals) test(\`melts \${name}\`, () => melt(name));
    it('stands twice', () => expect(price).toBe(1));
    it('stands twice', () => expect(weight).toBe(1));
  `;
  const fault = (shown: string, ...mentions: string[]) =>
    faultOf(claim('A promise', shown, ...mentions), () => readTests(source));

  it('is shown by a test of its whole title alone: no part of one, no comment, no other string, no describe', () => {
    const none = "A promise: made.test.ts has no test 'pays a bonus'";
    expect(fault('made.test.ts › pays a bonus', 'bonus')).toBe(none);
    expect(fault('made.test.ts › pays a bonus twice', 'bonus')).toBe('');
    expect(fault('made.test.ts › melts ${name}', 'melt')).toBe('');
    expect(fault('made.test.ts › melts')).toContain('has no test');
  });

  it('is shown by the words of the test itself: whole ones, no comment, no title, no other test', () => {
    expect(fault('made.test.ts › shows it', 'startPrice')).toBe('');
    for (const unsaid of ['Price', 'start', 'endPrice', 'shows it', 'toBe(2)'])
      expect(fault('made.test.ts › shows it', unsaid)).toContain('does not name');
    expect(fault('made.test.ts › draws %s', "'gold', 3")).toBe('');
    expect(fault('made.test.ts › draws %s', 'melt')).toContain('does not name');
  });

  it('is shown by every test of that title', () => {
    expect(fault('made.test.ts › stands twice', 'toBe(1)')).toBe('');
    expect(fault('made.test.ts › stands twice', 'price')).toContain('does not name price');
  });

  it('is not shown by a file with a test that does not run', () => {
    for (const idle of ["it.skip('x', f)", "test.describe.only('x', f)", 'test.skip()', "it.fails('x', f)"]) {
      const read = () => readTests(`it('x', () => 1);\n${idle}`);
      expect(faultOf(claim('A promise', 'made.test.ts › x', '1'), read)).toContain('made.test.ts has ');
    }
  });

  it('that no test shows says which one is missing', () => {
    expect(faultOf(untested('A promise', 'a test of it'))).toBe('');
    expect(faultOf(untested('A promise', ''))).not.toBe('');
    expect(faultOf(claim('A promise', []))).toBe('A promise: no test');
  });
});
