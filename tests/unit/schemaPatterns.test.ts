// @vitest-environment node
import { Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { describe, expect, it } from 'vitest';
import { everyCall } from '../../contract/calls';

/** Returns every `pattern` in a JSON Schema, at any depth. */
function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

const patterns = [
  ...new Set(
    everyCall().flatMap(({ request, response }) => [...patternsIn(request), ...patternsIn(response)]),
  ),
];

const linter = new Linter();

/**
 * Returns the names of the lint rules that a pattern breaks. oxlint.config.js has the same rules, but the
 * linter checks only regular expressions, not the strings in a schema.
 */
const brokenRules = (pattern: string) =>
  linter
    .verify(`new RegExp(${JSON.stringify(pattern)}, 'u');`, {
      plugins: { regexp },
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      },
    })
    .map(({ ruleId }) => ruleId);

describe('patterns in the schemas of the contract', () => {
  it.each([
    ['^\\S+@\\S+$', 'regexp/no-super-linear-backtracking'],
    ['\\/+$', 'regexp/no-super-linear-move'],
  ])('%s, which takes quadratic time, breaks %s', (pattern, rule) => {
    expect(brokenRules(pattern)).toContain(rule);
  });

  it('are found: more than three', () => {
    expect(patterns.length).toBeGreaterThan(3);
  });

  it.each(patterns)('%s takes linear time', (pattern) => {
    expect(brokenRules(pattern)).toEqual([]);
  });
});
