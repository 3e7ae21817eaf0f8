import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { LongText } from '../components/LongText';
import { PendingButton } from '../components/PendingButton';

interface ErrorAlertProps {
  readonly title: string;
  /** What happened, in the server's words where it has some. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** It is being asked for again: the button spins, and keeps the focus. */
  readonly retrying?: boolean;
}

/** What could not be read, why, and the way to ask again. */
export function ErrorAlert({ title, children, onRetry, retrying = false }: ErrorAlertProps) {
  return (
    <Alert
      type="error"
      showIcon
      message={title}
      description={typeof children === 'string' ? <LongText text={children} label="Details" /> : children}
      action={
        <PendingButton pending={retrying} onClick={onRetry}>
          Try again
        </PendingButton>
      }
    />
  );
}
