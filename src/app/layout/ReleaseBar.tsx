import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNewRelease } from '../useNewRelease';

/** Another release is served: offered, as what is typed would be lost by it (product.md: Layout). */
export function ReleaseBar() {
  const isNew = useNewRelease();
  const [later, setLater] = useState(false);
  return (
    // It stands ready, or screen readers would not say what comes.
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
