import { useLogout } from '@refinedev/core';
import { LazyModal } from './lazyOverlay';

/** Renders the logout confirmation. `to` is the page to open after the logout. */
export function LogoutModal({ to = '/Login', onClose }: { to?: string; onClose: () => void }) {
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
