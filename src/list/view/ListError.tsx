import type { HttpError } from '@refinedev/core';
import { ErrorAlert } from './ErrorAlert';

interface ListErrorProps {
  readonly error: HttpError;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  readonly title?: string;
}

/** Renders the error of a list or an object, with the server's message and a retry button. */
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
