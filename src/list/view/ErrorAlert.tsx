import { Alert } from 'antd';
import { LongText } from '../../components/LongText';
import { PendingButton } from '../../components/PendingButton';

interface ErrorAlertProps {
  readonly title?: string;
  readonly children: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

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
