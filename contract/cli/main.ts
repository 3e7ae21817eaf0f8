#!/usr/bin/env node
// The command `npm run contract`: checks a backend or recorded traffic, writes the reports and sets the exit code.
import { join } from 'node:path';
import {
  compareWith,
  formatBaseline,
  updatedBaseline,
  type Comparison,
  type KnownViolation,
} from '../checker/baseline';
import { addToken } from '../checker/collectSecrets';
import { markdownError } from '../checker/report/markdown';
import { isEmpty, stateOf } from '../checker/report/summary';
import { terminalReport } from '../checker/report/terminal';
import { isRemovable, Secrets } from '../checker/secrets';
import type { Report } from '../checker/types';
import { readArguments, type CommonArguments } from './arguments';
import { CannotRun } from './commandLine';
import { prepareFolder, readBaseline, writeReports, writeSummary, writeWhole } from './files';
import { checkBackend, checkRecording } from './run';
import { stopSignal } from './signals';
import { exitAfterOutput, watchOutput } from './terminal';
import { usage } from './usage';

const secrets = new Secrets();
const print = (text: string) => process.stdout.write(`${secrets.removeFrom(text)}\n`);
const printError = (text: string) => process.stderr.write(`${secrets.removeFrom(text)}\n`);

/** Adds the secrets of the command line. Names those that are too short or common to be removed everywhere. */
function addSecrets({ token, expiredToken, password }: CommonArguments): void {
  addToken(secrets, token, '$TOKEN');
  addToken(secrets, expiredToken, '$EXPIRED_TOKEN');
  secrets.add(password);
  for (const [name, value] of Object.entries({ token, 'expired token': expiredToken, password }))
    if (value !== undefined && !isRemovable(value))
      printError(
        `The ${name} is short or a common word, so texts of the backend may show it in the reports.`,
      );
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Writes the new baseline, unless the check was not complete. Returns the problems. */
async function writeKnown({ baseline = '' }: CommonArguments, known: readonly KnownViolation[] | undefined) {
  if (!known) return [`${baseline} was not written, because the check is not complete.`];
  try {
    await writeWhole(baseline, formatBaseline(known));
  } catch (error) {
    return [(error as Error).message];
  }
  print(`Baseline: ${baseline}, ${known.length} known violations`);
  return [];
}

function exitCodeOf(report: Report, comparison: Comparison | undefined): number {
  const hasFailed = comparison
    ? comparison.added.length + comparison.gone.length > 0
    : report.outcomes.some((outcome) => stateOf(outcome) === 'failed');
  if (hasFailed) return 1;
  return report.stopped || isEmpty(report) ? 2 : 0;
}

async function main(): Promise<number> {
  const args = readArguments(process.argv.slice(2), process.env);
  if (!args) {
    print(usage);
    return 0;
  }
  addSecrets(args);
  const stop = stopSignal('Stopping. Changed data is restored first; a second signal ends at once.');
  const baseline = await readBaseline(args);
  await prepareFolder(args.out);
  const tools = { print, stop, secrets };
  const check = args.har === undefined ? checkBackend(args, tools) : checkRecording(args, tools);
  const found = await check.catch(async (reason: unknown) => {
    // A job that checked nothing must say so in its summary too.
    if (reason instanceof CannotRun)
      await writeSummary(args.summary, process.env, () =>
        markdownError(secrets.removeFrom(reason.message)),
      ).catch(() => undefined);
    throw reason;
  });
  const report = secrets.removeFromValue(found);
  const isComplete = !report.stopped && !isEmpty(report);
  const known = args.writeBaseline && isComplete ? updatedBaseline(report, baseline ?? []) : baseline;
  const comparison = known && compareWith(args.baseline ?? '', known, report);
  print(terminalReport(report, comparison));
  const problems = await writeReports(args, process.env, report, comparison);
  if (problems.length === 0) print(`Reports: ${join(args.out, 'report.html')}, junit.xml, report.json`);
  if (args.writeBaseline) problems.push(...(await writeKnown(args, isComplete ? known : undefined)));
  for (const problem of problems) printError(problem);
  return problems.length > 0 ? 2 : exitCodeOf(report, comparison);
}

function fail(error: unknown): void {
  printError(error instanceof CannotRun ? error.message : stackOf(error));
  exitAfterOutput(2);
}

watchOutput();
// Node.js would print an error that nothing catches, with all secrets in it.
process.on('uncaughtException', fail);
main().then(exitAfterOutput, fail);
