// Reads and writes the files of the command. Every failure becomes a sentence.
import { constants, existsSync } from 'node:fs';
import { access, appendFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseBaseline, type Comparison, type KnownViolation } from '../checker/baseline';
import { htmlReport } from '../checker/report/html';
import { junitReport } from '../checker/report/junit';
import { markdownReport, MAX_SUMMARY_BYTES } from '../checker/report/markdown';
import type { Report } from '../checker/types';
import type { CommonArguments } from './arguments';
import { CannotRun } from './commandLine';

const reasonOf = (error: unknown) => (error as Error).message.split('\n')[0] ?? '';
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Waits for work with files. Throws CannotRun with the sentence of `explain` if it fails. */
const explained = <T>(work: Promise<T>, explain: (reason: string, error: unknown) => string) =>
  work.catch((error: unknown): never => {
    throw new CannotRun(explain(reasonOf(error), error));
  });

/** Creates the folder of the reports first, so that a check of a minute does not end without a report. */
export async function prepareFolder(out: string): Promise<void> {
  const sentence = (problem: string) => (reason: string) =>
    `--out: the folder ${out} can't be ${problem}: ${reason}`;
  await explained(mkdir(out, { recursive: true }), sentence('created'));
  await explained(access(out, constants.W_OK), sentence('written'));
}

/** Reads a file of the user. Throws CannotRun if it can't be read. */
export const readUserFile = (option: string, file: string, hint = ''): Promise<string> =>
  explained(readFile(file, 'utf8'), (reason, error) =>
    isMissing(error)
      ? `--${option}: the file ${file} doesn't exist${hint}`
      : `--${option}: the file ${file} can't be read: ${reason}`,
  );

/** Reads the known violations. Returns undefined without a baseline; an empty list if the check is to create it. */
export async function readBaseline({
  baseline,
  writeBaseline,
}: Pick<CommonArguments, 'baseline' | 'writeBaseline'>): Promise<readonly KnownViolation[] | undefined> {
  if (baseline === undefined) return undefined;
  if (writeBaseline) {
    const folder = await stat(dirname(resolve(baseline))).catch(() => undefined);
    if (!folder?.isDirectory()) throw new CannotRun(`--baseline: the folder of ${baseline} doesn't exist`);
    if (!existsSync(baseline)) return [];
  }
  const text = await readUserFile('baseline', baseline, '. Create it with --write-baseline');
  try {
    return parseBaseline(text);
  } catch (error) {
    throw new CannotRun(`--baseline: the file ${baseline} is no baseline: ${reasonOf(error)}`);
  }
}

/** Writes a file, but not a part of it. Throws CannotRun if it can't be written. */
export async function writeWhole(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    // On a full disk, only the beginning may be there.
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') await rm(file, { force: true }).catch(() => {});
    throw new CannotRun(`${file} can't be written: ${reasonOf(error)}`);
  }
}

const jsonReport = (report: Report, comparison: Comparison | undefined) => {
  if (!comparison) return report;
  const { file, known, added, gone, notChecked } = comparison;
  return { ...report, baseline: { file, known: known.length, new: added.length, gone, notChecked } };
};

/** Writes the summary: to the file of `--summary`, or else to the end of the file of GITHUB_STEP_SUMMARY. */
export async function writeSummary(
  summary: string | undefined,
  env: NodeJS.ProcessEnv,
  format: (maxBytes: number) => string,
): Promise<void> {
  const stepSummary = env.GITHUB_STEP_SUMMARY || undefined;
  const file = summary ?? stepSummary;
  if (file === undefined) return;
  // Other steps have written to GitHub's file before, so that a part of its size is taken.
  if (stepSummary === undefined || resolve(file) !== resolve(stepSummary))
    return writeWhole(file, format(MAX_SUMMARY_BYTES));
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const text = format(MAX_SUMMARY_BYTES - size);
  if (Buffer.byteLength(text) + size > MAX_SUMMARY_BYTES) return;
  await explained(appendFile(file, text), (reason) => `${file} can't be written: ${reason}`);
}

/** Writes the reports. Returns a sentence for each file that could not be written; the others are written all the same. */
export async function writeReports(
  { out, summary }: Pick<CommonArguments, 'out' | 'summary'>,
  env: NodeJS.ProcessEnv,
  report: Report,
  comparison: Comparison | undefined,
): Promise<string[]> {
  const results = await Promise.allSettled([
    writeWhole(join(out, 'report.json'), `${JSON.stringify(jsonReport(report, comparison), undefined, 2)}\n`),
    writeWhole(join(out, 'junit.xml'), junitReport(report, comparison)),
    writeWhole(join(out, 'report.html'), htmlReport(report, comparison)),
    writeSummary(summary, env, (maxBytes) => markdownReport(report, comparison, maxBytes)),
  ]);
  return results.flatMap((result) => (result.status === 'rejected' ? [reasonOf(result.reason)] : []));
}
