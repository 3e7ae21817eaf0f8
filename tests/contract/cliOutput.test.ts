// Tests the output of the contract command: progress, reports with a baseline, the summary and files.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareWith, formatBaseline, updatedBaseline } from '../../contract/checker/baseline';
import { htmlReport } from '../../contract/checker/report/html';
import { junitReport } from '../../contract/checker/report/junit';
import { markdownError, markdownReport } from '../../contract/checker/report/markdown';
import { terminalReport } from '../../contract/checker/report/terminal';
import { reportUnexpected } from '../../contract/checker/check';
import { prepareFolder, readBaseline, writeReports } from '../../contract/cli/files';
import { createSignalHandler } from '../../contract/cli/signals';
import { createProgress } from '../../contract/cli/terminal';
import { outcome, reportOf } from './reports';

const folder = mkdtempSync(join(tmpdir(), 'contract-output-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the progress', () => {
  const linesFor = (total: number, isTerminal: boolean) => {
    const lines: string[] = [];
    const progress = createProgress(isTerminal, (text) => lines.push(text));
    for (let done = 1; done <= total; done += 1)
      progress(outcome('count', done === 2 ? ['x'] : []), done, total);
    return lines;
  };

  it('is a line for each tenth of the rules without a terminal', () => {
    expect(linesFor(1460, false)).toHaveLength(10);
    expect(linesFor(1460, false)[0]).toBe('146 of 1460 rules checked, 1 failed\n');
    expect(linesFor(1460, false).at(-1)).toBe('1460 of 1460 rules checked, 1 failed\n');
    expect(linesFor(3, false)).toHaveLength(3);
    expect(linesFor(1459, false).at(-1)).toContain('1459 of 1459');
  });

  it('overwrites one line of a terminal', () => {
    expect(linesFor(2, true)).toEqual([
      '\r\u001b[2K1 of 2  POST api/user/a (a)',
      '\r\u001b[2K2 of 2  POST api/user/a (a)',
    ]);
  });
});

describe('signals', () => {
  it.each<[signals: string, expected: unknown[]]>([
    ['SIGINT@0', ['stop']],
    ['SIGHUP@0 SIGHUP@900', ['stop', 129]],
    ['SIGTERM@0 SIGINT@1', ['stop', 130]],
    ['SIGINT@0 SIGTERM@1', ['stop', 143]],
    // npm passes on the signal of the terminal.
    ['SIGINT@0 SIGINT@20', ['stop']],
    ['SIGINT@0 SIGINT@20 SIGINT@500', ['stop', 130]],
  ])('%s: %j', (signals, expected) => {
    const seen: (string | number)[] = [];
    let time = 0;
    const handle = createSignalHandler({
      onStop: () => seen.push('stop'),
      exit: (code) => seen.push(code),
      now: () => time,
    });
    for (const signal of signals.split(' ')) {
      const [name, at] = signal.split('@');
      time = Number(at);
      handle(name as 'SIGINT');
    }
    expect(seen).toEqual(expected);
  });
});

describe('reports with a baseline', () => {
  const baseline = updatedBaseline(reportOf(outcome('count', ['count 1']), outcome('rows', ['null'])), []);
  const report = reportOf(outcome('count', ['count 2']), outcome('rows'), outcome('json', ['<new>']));
  const comparison = compareWith('known.json', baseline, report);

  it('tell known, new and fixed violations apart', () => {
    const terminal = terminalReport(report, comparison);
    expect(terminal).toContain('✗ json: POST api/user/a (a)');
    expect(terminal).toContain('· known: count: POST api/user/a (a)');
    expect(terminal).toContain('✗ no longer occurs: rows: POST api/user/a (a)');
    expect(terminal).toContain('Baseline known.json: 1 known, 1 new, 1 no longer occur, 0 not checked');
    expect(terminal).not.toContain('✗ count');
    const junit = junitReport(report, comparison);
    expect(junit).toContain('tests="3" failures="1" skipped="1"');
    expect(junit).toContain('<skipped message="known violation: expected valid, got count 2"/>');
    expect(junit).toContain('<testsuite name="baseline" tests="1" failures="1" skipped="0">');
    const html = htmlReport(report, comparison);
    expect(html.indexOf('json · POST')).toBeLessThan(html.indexOf('count · POST api/user/a (a) (known)'));
    expect(html).toContain('No longer occurs: rows');
    const markdown = markdownReport(report, comparison);
    expect(markdown).toContain('| new | json |');
    expect(markdown).toContain('| no longer occurs | rows |');
    expect(markdown).toContain('| known | count |');
  });

  it('say that there is nothing new', () => {
    const same = reportOf(outcome('count', ['count 9']), outcome('rows', ['null']));
    const text = terminalReport(same, compareWith('known.json', baseline, same));
    expect(text).toContain('No new violations, 2 failed as known: 0 passed');
    expect(text).not.toContain('✗');
  });
});

it('the terminal shows no control characters of the backend', () => {
  const text = terminalReport(reportOf(outcome('count', ['a\u001b[2J\r\nb'])));
  expect(text).toContain('    got       a [2J b');
});

describe('the summary in Markdown', () => {
  it('escapes the texts of the backend', () => {
    const got = '<img src=x>|`a`\n## b\r\n[c](http://d) *e* _f_ \\| @user #1 \u001b[31m';
    const lines = markdownReport(reportOf(outcome('count', [got]))).split('\n');
    const row = lines.find((line) => line.includes('| count |')) ?? '';
    expect(row.split('|')).toHaveLength(6);
    expect(row.replace(/&#\d+;/g, '')).not.toMatch(/[<>`*[\]\\@#]|:\/\/|\p{Cc}/u);
    expect(markdownError('a\n# b')).toBe('## Contract\n\na &#35; b\n');
  });

  it('lists what was not proven in one row for each call and reason', () => {
    const unproven = ['amount', 'date'].map(
      (what) => ({ kind: 'field', call: 'POST a', what, reason: 'no response had a value' }) as const,
    );
    const text = markdownReport({ ...reportOf(outcome('count')), unproven });
    expect(text).toContain('No violations.');
    expect(text).toContain('<summary>Not proven by any response: 2</summary>');
    expect(text).toContain('| field | POST a: amount, date | no response had a value |');
  });

  it('keeps the limit of GitHub and says what is missing', () => {
    const long = outcome(
      'count',
      Array.from({ length: 9000 }, (_each, index) => `${index} ${'ü'.repeat(290)}`),
    );
    const text = markdownReport(reportOf(long));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024);
    expect(Buffer.byteLength(text)).toBeGreaterThan(1_000_000);
    expect(text).toMatch(/\| 0 ü+.*\n[^]*lines are missing. All results are in report.json.\n$/);
  });
});

describe('files', () => {
  const report = reportOf(outcome('count', ['count 1']));
  const write = (out: string, summary?: string, env: NodeJS.ProcessEnv = {}) =>
    writeReports({ out, summary }, env, report, undefined);
  const sentenceOf = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing was rejected',
      (error: unknown) => (error as Error).message,
    );

  it('writes the other reports when one of them fails', async () => {
    const out = join(folder, 'partial');
    mkdirSync(join(out, 'report.json'), { recursive: true });
    const problems = await write(out, join(folder, 'missing', 'summary.md'));
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/report\.json can't be written: EISDIR/);
    expect(problems[1]).toMatch(/summary\.md can't be written: ENOENT/);
    expect(existsSync(join(out, 'junit.xml'))).toBe(true);
  });

  it('appends the summary for GitHub and replaces any other', async () => {
    const [out, github, other] = [join(folder, 'files'), join(folder, 'github.md'), join(folder, 'other.md')];
    const env = { GITHUB_STEP_SUMMARY: github };
    await prepareFolder(out);
    writeFileSync(github, 'Before\n');
    writeFileSync(other, 'Before\n');
    await write(out, undefined, env);
    await write(out, github, env);
    await write(out, other, env);
    const summary = markdownReport(report);
    expect(readFileSync(github, 'utf8')).toBe(`Before\n${summary}${summary}`);
    expect(readFileSync(other, 'utf8')).toBe(summary);
    writeFileSync(github, 'x'.repeat(1024 * 1024 - 10));
    expect(await write(out, undefined, env)).toEqual([]);
    expect(readFileSync(github, 'utf8')).toMatch(/^x+$/);
  });

  it('reads a baseline, or says in one sentence why not', async () => {
    const known = updatedBaseline(report, []);
    const [file, broken] = [join(folder, 'known.json'), join(folder, 'broken.json')];
    const missing = join(folder, 'none.json');
    writeFileSync(file, formatBaseline(known));
    writeFileSync(broken, '{\n"violations');
    const read = (baseline: string | undefined, writeBaseline = false) =>
      readBaseline({ baseline, writeBaseline });
    expect(await read(undefined)).toBeUndefined();
    expect(await read(file)).toEqual(known);
    expect(await read(file, true)).toEqual(known);
    expect(await read(missing, true)).toEqual([]);
    for (const [sentence, message] of [
      [await sentenceOf(read(missing)), "doesn't exist. Create it with --write-baseline"],
      [await sentenceOf(read(broken)), 'is no baseline: it is not JSON'],
      [await sentenceOf(read(broken, true)), 'is no baseline: it is not JSON'],
      [await sentenceOf(read(folder)), "can't be read: EISDIR"],
      [await sentenceOf(read(join(folder, 'gone', 'a.json'), true)), 'the folder of'],
      [await sentenceOf(prepareFolder(file)), "can't be created: EEXIST"],
    ] as const) {
      expect(sentence).toContain(message);
      expect(sentence).not.toContain('\n');
    }
  });
});

it('an error that a rule throws is a violation that says that the checker is at fault', () => {
  const [violation] = reportUnexpected(new TypeError('x is undefined'));
  expect(violation?.got).toBe('a fault of the checker, not of the backend: TypeError: x is undefined');
});
