import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNewRelease } from '../useNewRelease';

/**
 * Renders an offer to load a new release. It does not reload by itself, because typed text would be lost (product.md:
 * Layout).
 */
export function ReleaseBar() {
  const isNew = useNewRelease();
  const [later, setLater] = useState(false);
  return (
    // Must exist before its text changes, or screen readers skip the announcement.
    <div role="status">
      {isNew && !later && (
        <Alert
          type="info"
          banner
          role="presentation"
          message="A new version is available."
          closable={{ 'aria-label': 'Later' }}
          onClose={() => setLater(true)}
          action={
            <Button size="small" type="primary" onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        />
      )}
    </div>
  );
}
