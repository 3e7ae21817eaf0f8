#!/usr/bin/env node
// The command `npm run contract`: checks a backend, writes the reports and sets the exit code.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { checkContract } from '../checker/check';
import { htmlReport } from '../checker/report/html';
import { junitReport } from '../checker/report/junit';
import { isEmpty, stateOf } from '../checker/report/summary';
import { terminalReport } from '../checker/report/terminal';
import { readArguments } from './arguments';
import { CannotRun } from './commandLine';
import { connectionTo } from './proxy';
import { openSession, type Question } from './signIn';
import { usage } from './usage';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

const question: Question = async (text, hidden = false) => {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stderr,
    terminal: hidden,
  });
  if (hidden) process.stderr.write(text);
  // The promise of readline's `question` never settles if the input ends first.
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new Error('the input has ended')));
  });
  try {
    return await Promise.race([lines.question(hidden ? '' : text, { signal: stop.signal }), ended]);
  } catch {
    throw new CannotRun(`Nothing was checked: no input for "${text.replace(/:\s*$/, '')}"`);
  } finally {
    lines.close();
    if (hidden) process.stderr.write('\n');
  }
};

/** Shows the progress on one line of the terminal. Prints nothing if stderr is not a terminal. */
const progress = (text: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
};

async function main(): Promise<number> {
  const args = readArguments(process.argv.slice(2), process.env);
  if (!args) {
    console.log(usage);
    return 0;
  }
  // Create the folder first, so that a check of a minute does not end without a report.
  await mkdir(args.out, { recursive: true }).catch((error: unknown) => {
    throw new CannotRun(`--out: the folder ${args.out} can't be created: ${(error as Error).message}`);
  });
  const connection = await connectionTo(args.host, process.env);
  const { token, userId } = await openSession(args, question, connection);
  console.log(
    `Checking ${args.host} as member ${userId ?? '(no user.userId in the dashboard)'}${args.writes ? ', with writes' : ''}`,
  );
  const report = await checkContract({
    ...args,
    token,
    fetch: connection.fetch,
    signal: stop.signal,
    onOutcome: ({ call }, done, total) => progress(`${done} of ${total}  ${call}`),
  });
  progress('');
  console.log(terminalReport(report));
  await Promise.all([
    writeFile(join(args.out, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`),
    writeFile(join(args.out, 'junit.xml'), junitReport(report)),
    writeFile(join(args.out, 'report.html'), htmlReport(report)),
  ]);
  console.log(`Reports: ${join(args.out, 'report.html')}, junit.xml, report.json`);
  if (report.outcomes.some((outcome) => stateOf(outcome) === 'failed')) return 1;
  return report.stopped || isEmpty(report) ? 2 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof CannotRun ? error.message : error);
    process.exit(2);
  },
);
