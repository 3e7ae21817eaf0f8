import { DisconnectOutlined } from '@ant-design/icons';
import type { HttpError } from '@refinedev/core';
import { Button } from 'antd';
import { Notice } from '../ui/Notice';

/** What happened to a list, in the server's words where it has some, and the way to ask again. */
export function ListFailure({ error, onRetry }: { error: HttpError; onRetry: () => void }) {
  return (
    <Notice
      alert
      icon={<DisconnectOutlined />}
      title="This list could not be loaded"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {error.message}
    </Notice>
  );
}
