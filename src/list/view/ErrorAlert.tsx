import { Alert } from 'antd';
import { LongText } from '../../components/LongText';
import { RetryButton } from '../../components/PendingButton';

interface ErrorAlertProps {
  readonly title?: string;
  /** The failed request, as `useObject` and `useAllRows` return it. */
  readonly read: {
    readonly error?: { readonly message: string } | null;
    readonly retry: () => void;
    /** Whether a retry is running. The button then shows a spinner and keeps the focus. */
    readonly retrying?: boolean;
  };
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
    message={title}
    description={<LongText text={text} label="Details" />}
    action={<RetryButton pending={retrying} onClick={retry} />}
  />
);
