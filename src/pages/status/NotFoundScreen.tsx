import { EmptyState } from '../../components/EmptyState';
import { LinkButton } from '../../components/LinkButton';
import { Screen } from '../../components/Screen';

/** An address that leads nowhere, in the promised words (product.md: Messages). */
export default function NotFoundScreen() {
  return (
    <Screen title="Unexpected Application Error!">
      <EmptyState
        title="Page not found. Check the address."
        actions={
          <LinkButton size="large" type="primary" to="/dashboard">
            Go to the dashboard
          </LinkButton>
        }
      />
    </Screen>
  );
}
