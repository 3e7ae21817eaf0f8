import { LinkButton } from '../../components/LinkButton';
import { AuthLayout } from './AuthLayout';

/** Renders the page after a sign-up: the account exists and its e-mail is confirmed (product.md: Public routes). */
export default function AccountCreatedPage() {
  return (
    <AuthLayout title="Account created" lead="Your e-mail is confirmed. Sign in to get started.">
      <LinkButton type="primary" size="large" block to="/login">
        Login
      </LinkButton>
    </AuthLayout>
  );
}
