import type { HttpError } from '@refinedev/core';
import { ErrorAlert } from './ErrorAlert';

interface ListErrorProps {
  readonly error: HttpError;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  readonly title?: string;
}

/** What happened to a list or an object, in the server's words where it has some, and the way to ask again. */
export function ListError({
  error,
  onRetry,
  retrying = false,
  title = "This list couldn't be loaded",
}: ListErrorProps) {
  return (
    <ErrorAlert title={title} onRetry={onRetry} retrying={retrying}>
      {error.message}
    </ErrorAlert>
  );
}
