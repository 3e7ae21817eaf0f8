import { Alert } from 'antd';
import { LongText } from './LongText';
import { RetryButton } from './RetryButton';

/** A failed request, as `useObject` and `useAllRows` return it. */
interface FailedRead {
  readonly error?: { readonly message: string; readonly reason?: string } | null;
  readonly retry: () => void;
  /** Whether a retry is running. The button then shows a spinner and keeps the focus. */
  readonly retrying?: boolean;
}

interface ErrorAlertProps {
  readonly title?: string;
  readonly read: FailedRead;
  /** The reason: by default the message of the error. */
  readonly text?: string;
}

/** Renders an error alert for data that couldn't be loaded: a title, the reason and a retry button. */
export const ErrorAlert = ({
  title = "This list couldn't be loaded",
  read: { error, retry, retrying = false },
  text = error?.message ?? '',
}: ErrorAlertProps) => (
  <Alert
    type="error"
    showIcon
    // A toast announces the server's own message.
    role={error?.reason === 'serverError' ? 'note' : 'alert'}
    title={title}
    description={<LongText text={text} label="Details" />}
    action={<RetryButton pending={retrying} onClick={retry} />}
  />
);

interface StaleAlertProps {
  /** What couldn't be refreshed, such as "this list". */
  readonly what: string;
  readonly read: FailedRead;
}

/** Renders a warning for data that couldn't be refreshed and is still shown, with a retry button. */
export const StaleAlert = ({ what, read: { retry, retrying = false } }: StaleAlertProps) => (
  <Alert
    type="warning"
    showIcon
    title={`We couldn't refresh ${what}. It may be out of date.`}
    action={<RetryButton size="small" pending={retrying} onClick={retry} />}
  />
);
