import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice';
import { Screen } from '../../components/Screen';

/** An address that leads nowhere, in the words that SPEC §8 has for it. */
export function NotFoundScreen() {
  return (
    <Screen title="Unexpected Application Error!">
      <Notice
        title="Page not found: there is nothing at this address"
        actions={<Link to="/dashboard">Go to the dashboard</Link>}
      />
    </Screen>
  );
}
