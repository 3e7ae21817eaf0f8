import { LazyModal } from '../components/lazyOverlay';

interface DiscardDialogProps {
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Asks before unsaved input is lost. */
export const DiscardDialog = ({ onDiscard, onClose }: DiscardDialogProps) => (
  <LazyModal
    title="Discard what you entered?"
    confirm="Discard"
    cancel="Keep editing"
    danger
    onConfirm={onDiscard}
    onClose={onClose}
  >
    What you entered was not sent. It is lost if you leave this page.
  </LazyModal>
);
