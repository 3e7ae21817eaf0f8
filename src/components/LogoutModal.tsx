import { useLogout } from '@refinedev/core';
import { LazyModal } from './lazyOverlay';

interface LogoutModalProps {
  /** The page to open after the logout. */
  readonly to?: string;
  readonly onClose: () => void;
}

/** Renders the logout confirmation, and logs out when it is confirmed (product.md: Layout). */
export function LogoutModal({ to = '/Login', onClose }: LogoutModalProps) {
  const { mutate: logOut } = useLogout<{ to: string }>();
  return (
    <LazyModal
      title="Confirmation"
      confirm="Logout"
      cancel="Cancel"
      onConfirm={() => logOut({ to })}
      onClose={onClose}
    >
      Are you sure you want to Logout?
    </LazyModal>
  );
}
