// Runs a check of a backend or of recorded traffic.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkContract } from '../checker/check';
import { Stopped } from '../checker/client';
import { addFromExchange } from '../checker/collectSecrets';
import { checkHar } from '../checker/har';
import type { Secrets } from '../checker/secrets';
import type { Report } from '../checker/types';
import type { Arguments, HarArguments } from './arguments';
import { CannotRun } from './commandLine';
import { readUserFile } from './files';
import { connectionTo } from './proxy';
import { openSession } from './signIn';
import { CLEAR_LINE, createProgress, createQuestion } from './terminal';

interface Tools {
  readonly print: (line: string) => void;
  readonly stop: AbortSignal;
  /** Receives the secrets of the check, which are removed from all output. */
  readonly secrets: Secrets;
}

/** Checks a backend. Throws CannotRun if nothing can be checked. */
export async function checkBackend(args: Arguments, { print, stop, secrets }: Tools): Promise<Report> {
  const { fetch, route, secrets: credentials } = await connectionTo(args.host, process.env);
  for (const secret of credentials) secrets.add(secret);
  const { token, userId } = await openSession(args, createQuestion(stop), {
    route,
    fetch,
    signal: stop,
    onExchange: (_request, exchange) => addFromExchange(secrets, exchange),
  }).catch((error: unknown) => {
    if (error instanceof Stopped) throw new CannotRun('Nothing was checked: it was stopped while signing in');
    throw error;
  });
  secrets.add(token, '$TOKEN');
  print(
    `Checking ${args.host}${route} as member ${userId ?? '(no user.userId in the dashboard)'}${args.writes ? ', with writes' : ''}`,
  );
  const onOutcome = createProgress(process.stderr.isTTY, (text) => process.stderr.write(text));
  try {
    return await checkContract({ ...args, token, signal: stop, fetch, onOutcome });
  } finally {
    if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
  }
}

/** Checks recorded traffic. Throws CannotRun if the file is no recording, or has no call of the contract. */
export async function checkRecording(args: HarArguments, { print, secrets }: Tools): Promise<Report> {
  const text = await readUserFile('har', args.har);
  const readAttachment = (name: string) => {
    const file = join(dirname(args.har), basename(name));
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  let checked;
  try {
    checked = checkHar(text, { ...args, readAttachment, secrets });
  } catch (error) {
    throw new CannotRun(`--har: the file ${args.har} is no HAR file: ${(error as Error).message}`);
  }
  const { report, notes } = checked;
  print(`Checking ${args.har}: ${notes.join('. ')}`);
  if (report.requests === 0)
    throw new CannotRun(
      `Nothing was checked: ${args.har} has no response of the contract's calls${args.host ? ` at ${args.host}` : ''}`,
    );
  return report;
}
