// Runs a check of a backend or of recorded traffic, and collects what it found, also if it ends early.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkContract } from '../checker/check';
import { Stopped } from '../checker/client';
import { collectingFetch } from '../checker/collectSecrets';
import { checkHar } from '../checker/har';
import type { Secrets } from '../checker/secrets';
import type { Report, RuleOutcome } from '../checker/types';
import type { Arguments, HarArguments } from './arguments';
import { CannotRun } from './commandLine';
import { readUserFile } from './files';
import { connectionTo } from './proxy';
import { openSession } from './signIn';
import { CLEAR_LINE, createProgress, createQuestion } from './terminal';

/** What the command offers to a check. */
interface Tools {
  /** Prints a line. */
  readonly print: (line: string) => void;
  readonly stop: AbortSignal;
  /** Receives the secrets of the check, which are removed from all output. */
  readonly secrets: Secrets;
}

/** The result of a check. `error` is what ended it early. */
interface Result {
  readonly report: Report;
  readonly error?: unknown;
}

/** Checks a backend. Throws CannotRun if nothing can be checked. */
export async function checkBackend(args: Arguments, { print, stop, secrets }: Tools): Promise<Result> {
  const connection = await connectionTo(args.host, process.env);
  for (const secret of connection.secrets) secrets.add(secret);
  let requests = 0;
  const fetch: typeof globalThis.fetch = (input, init) => {
    requests += 1;
    return connection.fetch(input, init);
  };
  const session = await openSession(args, createQuestion(stop), {
    route: connection.route,
    fetch: collectingFetch(secrets, connection.fetch),
    signal: stop,
  }).catch((error: unknown) => {
    if (error instanceof Stopped) throw new CannotRun('Nothing was checked: it was stopped while signing in');
    throw error;
  });
  const { token, userId } = session;
  secrets.add(token, '$TOKEN');
  print(
    `Checking ${args.host}${connection.route} as member ${userId ?? '(no user.userId in the dashboard)'}${args.writes ? ', with writes' : ''}`,
  );
  const progress = createProgress(process.stderr.isTTY, (text) => process.stderr.write(text));
  const outcomes: RuleOutcome[] = [];
  const startedAt = new Date();
  try {
    const report = await checkContract({
      ...args,
      token,
      signal: stop,
      fetch,
      onOutcome: (outcome, done, total) => {
        outcomes.push(outcome);
        progress(outcome, done, total);
      },
    });
    return { report };
  } catch (error) {
    // Report what was found before: a fault of the checker must not cost the results of a minute.
    const report: Report = {
      host: args.host,
      startedAt: startedAt.toISOString(),
      ms: Date.now() - startedAt.getTime(),
      requests,
      writes: args.writes,
      stopped: true,
      outcomes,
      unproven: [{ kind: 'rule', call: '', what: 'all rules', reason: 'the check ended early' }],
    };
    return { report, error };
  } finally {
    if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
  }
}

/** Checks recorded traffic. Throws CannotRun if the file is no recording, or has no call of the contract. */
export async function checkRecording(args: HarArguments, { print, secrets }: Tools): Promise<Result> {
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
  return { report };
}
