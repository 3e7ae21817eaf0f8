import { describe, expect, it } from 'vitest';
import { judge } from '../../scripts/mutation/score';

/** A report of one file in each folder, with so many mutants of each status. */
const reportOf = (folders: Readonly<Record<string, Readonly<Record<string, number>>>>) => ({
  files: Object.fromEntries(
    Object.entries(folders).map(([folder, statuses]) => [
      `${folder}/file.ts`,
      {
        mutants: Object.entries(statuses).flatMap(([status, count]) =>
          Array.from({ length: count }, () => ({ status })),
        ),
      },
    ]),
  ),
});
const judged = (folders: Parameters<typeof reportOf>[0]) => {
  const lines: string[] = [];
  const enough = judge(reportOf(folders), (line) => lines.push(line.replace(/ +/g, ' ')));
  return { enough, lines };
};

describe('the score of mutants', () => {
  it('is told for each folder and for all, of all and of what is covered', () => {
    expect(
      judged({
        'src/core': { Killed: 8, Timeout: 1, Survived: 1, NoCoverage: 10, Ignored: 5, CompileError: 2 },
        'src/api': { Killed: 10 },
      }),
    ).toEqual({
      enough: true,
      lines: [
        'src/core 20 mutants, 45.0 % of all, 90.0 % of covered',
        'src/api 10 mutants, 100.0 % of all, 100.0 % of covered',
        'all 30 mutants, 63.3 % of all, 95.0 % of covered',
      ],
    });
  });

  it('is enough from 90 % of covered, and not below', () => {
    expect(judged({ a: { Killed: 90, Survived: 10 } }).enough).toBe(true);
    const below = judged({ a: { Killed: 899, Survived: 101, Ignored: 1000 } });
    expect(below.enough).toBe(false);
    expect(below.lines.at(-1)).toBe(
      'Fewer than 90 % of the covered mutants were noticed, or there were none',
    );
  });

  it('is not enough where a report holds no mutant at all', () => {
    expect(judged({}).enough).toBe(false);
    expect(judged({ a: { Ignored: 3 } }).enough).toBe(false);
  });
});
