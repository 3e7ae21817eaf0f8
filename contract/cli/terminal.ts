// Reads from and writes to the terminal of the command.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { RuleOutcome } from '../checker/types';
import { CannotRun } from './commandLine';
import type { Question } from './signIn';

/** The first error of the output, except a reader that ended early, such as `head`, or a terminal that was closed. */
let outputError: Error | undefined;

/** Ends no check because its output can't be written: the reports may still be. */
export function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!['EPIPE', 'EIO', 'ERR_STREAM_DESTROYED'].includes(error.code ?? '')) outputError ??= error;
  });
  process.stderr.on('error', () => undefined);
}

/** Ends the process once all output is written; with code 2 if that failed, such as on a full disk. */
export function exitAfterOutput(code: number): void {
  const exit = () => {
    if (outputError) process.stderr.write(`The output can't be written: ${outputError.message}\n`);
    process.exit(outputError ? 2 : code);
  };
  if (process.stdout.destroyed) exit();
  process.stdout.write('', exit);
}

/** Returns a function that asks at the terminal. Aborting `signal` ends a question. */
export const createQuestion =
  (signal: AbortSignal): Question =>
  async (text, hidden = false) => {
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
      return await Promise.race([lines.question(hidden ? '' : text, { signal }), ended]);
    } catch {
      throw new CannotRun(`Nothing was checked: no input for "${text.replace(/:\s*$/, '')}"`);
    } finally {
      lines.close();
      if (hidden) process.stderr.write('\n');
    }
  };

const PROGRESS_LINES = 10;
export const CLEAR_LINE = '\r\u001b[2K';

/**
 * Returns a function that shows the progress: on one line of a terminal, elsewhere as a line for each tenth of the
 * cases.
 */
export function createProgress(
  isTerminal: boolean,
  write: (text: string) => void,
): (outcome: RuleOutcome, done: number, total: number) => void {
  let failed = 0;
  return ({ call, findings }, done, total) => {
    if (findings.length > 0) failed += 1;
    const step = Math.ceil(total / PROGRESS_LINES);
    if (isTerminal) write(`${CLEAR_LINE}${done} of ${total}  ${call}`);
    else if (done % step === 0 || done === total)
      write(`${done} of ${total} rules checked, ${failed} failed\n`);
  };
}
