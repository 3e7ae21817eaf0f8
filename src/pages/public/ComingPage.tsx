import { Link, useLocation } from 'react-router';
import { AuthLayout } from './AuthLayout';

/** What stands behind each public route that has no form yet. */
const purposes: Readonly<Record<string, readonly [title: string, purpose: string]>> = {
  '/signup': ['Sign up', 'Joining with a sponsor code will be possible here.'],
  '/pageotp': ['Account verification', 'The code that confirms a new account will be entered here.'],
  '/verfication': ['Account verification', 'The code that confirms a new account will be entered here.'],
  '/verfication_forget': ['Forgot password', 'A code for choosing a new password will be requested here.'],
  '/forget': ['New password', 'A new password will be chosen here.'],
  '/pop': ['Account created', 'A new account will be welcomed here.'],
};

/** Says plainly that a public screen is not built yet, and what it will do. */
export default function ComingPage() {
  const { pathname } = useLocation();
  const [title, purpose] = purposes[pathname.toLowerCase()] ?? ['Not here yet', ''];
  return (
    <AuthLayout title={title} lead={`${purpose} This screen is not ready yet.`}>
      <Link to="/login">Go to login</Link>
    </AuthLayout>
  );
}
