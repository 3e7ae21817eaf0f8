import { describe, expect, it } from 'vitest';
import { lengthProblem } from '../../../src/core/textLimits';

describe('the longest text of a request', () => {
  it.each([
    ['text', 200],
    ['longText', 5000],
    ['email', 254],
    ['secret', 200],
    ['address', 200],
    ['id', 100],
    ['code', 6],
  ] as const)('of type %s has %i characters; one more is a problem', (kind, limit) => {
    expect(lengthProblem(kind, 'a'.repeat(limit))).toBe('');
    expect(lengthProblem(kind, 'a'.repeat(limit + 1))).toBe(`Use at most ${limit} characters`);
  });

  it('counts an emoji as one character, as the backend does', () => {
    expect(lengthProblem('text', '😀'.repeat(200))).toBe('');
    expect(lengthProblem('text', '😀'.repeat(201))).not.toBe('');
  });
});
