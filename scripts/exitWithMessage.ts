/** Prints the message of an error without its stack trace, and exits with code 1. */
export function exitWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
