import { CannotStart } from '../sandbox/errors';

/** Throws CannotStart if a command that takes no arguments has some: they would have no effect. */
export function refuseArguments(command: string, given = process.argv.slice(2)): void {
  if (given.length > 0)
    throw new CannotStart(
      `${command} takes no arguments (${given.join(' ')}). Set HOST, PORT and other environment variables instead (README.md).`,
    );
}
