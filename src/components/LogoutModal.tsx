import { LazyDialog } from './LazyDialog';

/** SPEC §2, logout confirmation. */
export function LogoutDialog({ onLogout, onClose }: { onLogout: () => void; onClose: () => void }) {
  return (
    <LazyDialog title="Confirmation" confirm="Logout" cancel="Cancel" onConfirm={onLogout} onClose={onClose}>
      Are you sure you want to Logout?
    </LazyDialog>
  );
}
