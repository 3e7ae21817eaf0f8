import { Button, Modal } from 'antd';
import { useRef, type ReactNode } from 'react';

interface ConfirmModalProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the button that goes ahead. */
  readonly confirm: string;
  /** The label of the button that does not; without it there is only one button. */
  readonly cancel?: string;
  /** Whether it may go ahead at all: where not, its button is not offered. */
  readonly offered?: boolean;
  /** Whether going ahead removes something. */
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Lets a long button label, such as one with an amount, wrap. */
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
  danger = false,
  onConfirm,
  onClose,
}: ConfirmModalProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open
      centered
      width={420}
      title={title}
      footer={
        <>
          {cancel !== undefined && (
            <Button ref={harmless} size="large" onClick={onClose}>
              {cancel}
            </Button>
          )}
          {offered && (
            <Button
              {...(cancel === undefined && { ref: harmless })}
              type="primary"
              danger={danger}
              size="large"
              style={wrapped}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          )}
        </>
      }
      onCancel={onClose}
      // Once it is open, as antd then focuses the dialog itself.
      afterOpenChange={() => harmless.current?.focus({ preventScroll: true })}
    >
      {children}
    </Modal>
  );
}
