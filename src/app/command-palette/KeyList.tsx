import ConfirmModal from '../../components/ConfirmModal';
import { DescriptionList } from '../../components/DescriptionList';

/** Renders the dialog that lists the keyboard shortcuts. `mod` is the label of the modifier key. */
export default function KeyList({ mod, onClose }: { mod: string; onClose: () => void }) {
  const key = (name: string) => <kbd>{name}</kbd>;
  return (
    <ConfirmModal title="Keyboard shortcuts" confirm="OK" onConfirm={onClose} onClose={onClose}>
      <DescriptionList
        items={[
          ['Find a page or action', key(`${mod}K`)],
          ['Print all rows of the list', key(`${mod}P`)],
          ['Show keyboard shortcuts', key('?')],
          ['Close the open dialog', key('Esc')],
        ]}
      />
    </ConfirmModal>
  );
}
