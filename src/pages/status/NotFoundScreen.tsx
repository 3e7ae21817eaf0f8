import { EmptyState } from '../../components/EmptyState';
import { LinkButton } from '../../components/LinkButton';
import { Screen } from '../../components/Screen';

/** Renders the screen of an unknown route, with the title that product.md (Messages) specifies. */
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
