import { Link } from 'react-router-dom';
import { AuthLayout } from './AuthLayout';

/** The account exists and its e-mail is confirmed (product.md: Public routes). */
export default function AccountCreatedPage() {
  return (
    <AuthLayout title="Account created" lead="Your e-mail is confirmed. Sign in to see your portal.">
      <Link to="/login" className="tap">
        Login
      </Link>
    </AuthLayout>
  );
}
