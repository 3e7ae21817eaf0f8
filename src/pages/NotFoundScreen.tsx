import { Link } from 'react-router';
import { Notice } from '../ui/Notice';
import { Screen } from './Screen';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Screen title="Page not found">
      <Notice
        title="There is nothing at this address"
        actions={<Link to="/dashboard">Go to the dashboard</Link>}
      />
    </Screen>
  );
}
