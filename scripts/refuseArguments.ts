import { CannotStart } from '../sandbox/errors';

/** Throws CannotStart for arguments other than `--reset`: they would have no effect. */
export function refuseArguments(command: string): void {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--reset');
  if (unknown.length > 0)
    throw new CannotStart(
      `${command} takes no arguments but --reset (${unknown.join(' ')}). Set HOST, PORT and other environment variables instead (README.md).`,
    );
}
