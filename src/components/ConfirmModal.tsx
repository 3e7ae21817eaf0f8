import { Modal } from 'antd';
import type { ReactNode } from 'react';

export interface ConfirmModalProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the button that goes ahead. */
  readonly confirm: string;
  /** The label of the button that does not; without it there is only one button. */
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question or a word of explanation over the screen; screens use `LazyModal`. */
export default function ConfirmModal({
  title,
  children,
  confirm,
  cancel,
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
      cancelButtonProps={cancel ? {} : { style: { display: 'none' } }}
      onOk={onConfirm}
      onCancel={onClose}
    >
      {children}
    </Modal>
  );
}
