import { EmptyState } from '../../components/EmptyState';
import { LinkButton } from '../../components/LinkButton';
import { Screen } from '../../components/Screen';

export default function NotFoundScreen() {
  return (
    <Screen title="Page not found">
      <EmptyState
        title="Check the address."
        actions={
          <LinkButton size="large" type="primary" to="/dashboard">
            Go to the dashboard
          </LinkButton>
        }
      />
    </Screen>
  );
}
