import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const durationOf = ({ specs = [], suites = [] }: PlaywrightSuite): number =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) +
  sum(suites.map(durationOf));

/** Returns the duration of each test file in a JSON report of Vitest or Playwright, or [] if the report is missing. */
function fileTimes(report: string) {
  if (!existsSync(report)) return [];
  const json = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | { suites: PlaywrightSuite[] };
  if ('suites' in json)
    return json.suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, ms: durationOf(suite) }));
  return json.testResults.map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    ms: endTime - startTime,
  }));
}

/** Returns one line for each of the ten slowest test files of the given JSON reports, the slowest first. */
export const slowestFiles = (reports: readonly string[]): string[] =>
  reports
    .flatMap(fileTimes)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
