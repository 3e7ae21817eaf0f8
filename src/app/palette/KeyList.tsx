import { Modal } from 'antd';
import { useRef } from 'react';
import { DescriptionList } from '../../components/DescriptionList';

/** Renders the dialog that lists the keyboard shortcuts. `mod` is the label of the modifier key. */
export default function KeyList({ mod, onClose }: { mod: string; onClose: () => void }) {
  const key = (name: string) => <kbd>{name}</kbd>;
  const title = useRef<HTMLSpanElement>(null);
  return (
    <Modal
      open
      title={
        <span ref={title} tabIndex={-1}>
          Keyboard shortcuts
        </span>
      }
      footer={null}
      width={420}
      onCancel={onClose}
      // Focus only after the dialog has opened, because antd focuses the dialog's container first.
      afterOpenChange={() => title.current?.focus()}
    >
      <DescriptionList
        items={[
          ['Find a page or action', key(`${mod}K`)],
          ['Show keyboard shortcuts', key('?')],
          ['Close the open dialog', key('Esc')],
        ]}
      />
    </Modal>
  );
}
