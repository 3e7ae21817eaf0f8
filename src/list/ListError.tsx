import { DisconnectOutlined } from '@ant-design/icons';
import type { HttpError } from '@refinedev/core';
import { Button } from 'antd';
import { Notice } from '../components/Notice';

interface ListFailureProps {
  readonly error: HttpError;
  readonly onRetry: () => void;
  readonly title?: string;
}

/** What happened to a list, in the server's words where it has some, and the way to ask again. */
export function ListFailure({ error, onRetry, title = 'This list could not be loaded' }: ListFailureProps) {
  return (
    <Notice
      alert
      icon={<DisconnectOutlined />}
      title={title}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {error.message}
    </Notice>
  );
}
