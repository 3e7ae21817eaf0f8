// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSourceFile,
  forEachChild,
  isRegularExpressionLiteral,
  ScriptTarget,
  type Node,
} from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { everyCall } from '../../contract/calls';
import { requestSchema } from '../../contract/requestSchema';
import { violations } from '../../contract/validate';
import { keyWarning } from '../../src/pages/exchange-keys/keyHygiene';
import { checkWithdrawal } from '../../src/pages/withdraw/withdrawal';
import { amountProblem } from '../../src/core/amountRule';
import { readDate } from '../../src/core/dates';
import { readDecimal } from '../../src/core/money';
import { valueTypeOf, valueTypes, type ValueTypeName } from '../../src/core/valueTypes';
import { superLinear } from '../support/timing';

// A machine with much else to do takes long to measure anything.
vi.setConfig({ testTimeout: 120_000 });

/** Every `pattern` that stands anywhere in a schema. */
function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

const folders = ['src', 'contract', 'sandbox'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** Every regular expression that is written in a file. */
function expressionsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isRegularExpressionLiteral(node)) found.push(node.text);
    forEachChild(node, visit);
  };
  visit(createSourceFile(file, readFileSync(file, 'utf8'), ScriptTarget.Latest, true));
  return found;
}

const written = [...new Set(files.flatMap(expressionsIn))];
const inSchemas = [
  ...new Set(everyCall().flatMap(({ request, answer }) => [...patternsIn(request), ...patternsIn(answer)])),
];

/** The expression of a literal, '/a/g' for instance. */
function compiled(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

/** All matches for what looks for all, else the first: as the code uses them. Nothing is kept of them. */
const growthOf = (pattern: RegExp) =>
  superLinear((text) => {
    pattern.lastIndex = 0;
    for (let last = -1; pattern.test(text) && pattern.global; last = pattern.lastIndex) {
      // An empty match would be found again at the same place.
      if (pattern.lastIndex === last) pattern.lastIndex += 1;
    }
  });

describe('how long patterns take', () => {
  it('a quadratic pattern is noticed: this test can fail', () => {
    expect(growthOf(/^\S+@\S+$/u)).not.toEqual([]);
    expect(growthOf(/\/+$/)).not.toEqual([]);
    expect(growthOf(/^[^@]*@/)).toEqual([]);
  });

  it('there are patterns to look at', () => {
    expect(inSchemas.length).toBeGreaterThan(3);
    expect(written.length).toBeGreaterThan(25);
  });

  it.each(inSchemas)('%s of the contract is linear', (pattern) => {
    expect(growthOf(new RegExp(pattern, 'u'))).toEqual([]);
  });

  it.each(written)('%s in the code is linear', (literal) => {
    expect(growthOf(compiled(literal))).toEqual([]);
  });
});

describe('how long a text takes to be judged', () => {
  const order = { withrawType: 'address', walletAddress: '', amount: '12', otp: '123456' } as const;

  it.each<readonly [string, (text: string) => unknown]>([
    ['an amount', amountProblem],
    ['a decimal', readDecimal],
    ['a date', readDate],
    ['an exchange key', keyWarning],
    ['a wallet address', (walletAddress) => checkWithdrawal({ ...order, walletAddress })],
  ])('%s: in linear time', (_name, judge) => {
    expect(superLinear(judge)).toEqual([]);
  });

  it.each(Object.keys(valueTypes) as ValueTypeName[])('a value of the type %s: in linear time', (name) => {
    for (const schema of [valueTypeOf(name).schema({}), requestSchema(name)])
      expect(superLinear((text) => violations(schema, text))).toEqual([]);
    expect(superLinear((text) => valueTypeOf(name).text(text, {}))).toEqual([]);
  });
});
