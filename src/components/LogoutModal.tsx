import { LazyModal } from './lazyOverlay';

/** Renders the logout confirmation (product.md: Layout). */
export function LogoutModal({ onLogout, onClose }: { onLogout: () => void; onClose: () => void }) {
  return (
    <LazyModal title="Confirmation" confirm="Logout" cancel="Cancel" onConfirm={onLogout} onClose={onClose}>
      Are you sure you want to Logout?
    </LazyModal>
  );
}
