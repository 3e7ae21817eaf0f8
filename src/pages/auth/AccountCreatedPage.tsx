import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/LinkButton';
import { AuthLayout } from './AuthLayout';

export default function AccountCreatedPage() {
  return (
    <AuthLayout title="Account created" lead="Your e-mail is confirmed. Sign in to get started.">
      <LinkButton type="primary" size="large" block to="/login" state={useLocation().state as object}>
        Login
      </LinkButton>
    </AuthLayout>
  );
}
