/** What to tell a member about anything that was thrown. */
export const errorText = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Try again.';
