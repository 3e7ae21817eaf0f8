import { Alert } from 'antd';
import { LongText } from '../../components/LongText';
import { PendingButton } from '../../components/PendingButton';

interface ErrorAlertProps {
  readonly title?: string;
  /** The reason: the server's message if it sent one. */
  readonly children: string;
  readonly onRetry: () => void;
  /** Whether a retry is running. The button then shows a spinner and keeps the focus. */
  readonly retrying?: boolean;
}

/** Renders an error alert for data that couldn't be loaded: a title, the reason and a retry button. */
export function ErrorAlert({
  title = "This list couldn't be loaded",
  children,
  onRetry,
  retrying = false,
}: ErrorAlertProps) {
  return (
    <Alert
      type="error"
      showIcon
      message={title}
      description={<LongText text={children} label="Details" />}
      action={
        <PendingButton pending={retrying} onClick={onRetry}>
          Try again
        </PendingButton>
      }
    />
  );
}
