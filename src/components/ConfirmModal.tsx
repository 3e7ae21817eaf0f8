import { Modal } from 'antd';
import type { ReactNode } from 'react';

interface ConfirmModalProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the button that goes ahead. */
  readonly confirm: string;
  /** The label of the button that does not; without it there is only one button. */
  readonly cancel?: string;
  /** Whether it may go ahead at all: where not, its button is not offered. */
  readonly offered?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const hidden = { display: 'none' };
const wrapped = {
  height: 'auto',
  minHeight: 'var(--ant-control-height-lg)',
  maxWidth: '100%',
  whiteSpace: 'normal',
} as const;

/** A question or a word of explanation over the screen; screens use `LazyModal`. */
export default function ConfirmModal({
  title,
  children,
  confirm,
  cancel,
  offered = true,
  onConfirm,
  onClose,
}: ConfirmModalProps) {
  return (
    <Modal
      open
      centered
      width={420}
      title={title}
      okText={confirm}
      cancelText={cancel}
      // Large, as fingers need it; words as long as an amount go on in the next line.
      okButtonProps={{ size: 'large', style: offered ? wrapped : hidden }}
      cancelButtonProps={{ size: 'large', ...(!cancel && { style: hidden }) }}
      onOk={onConfirm}
      onCancel={onClose}
    >
      {children}
    </Modal>
  );
}
