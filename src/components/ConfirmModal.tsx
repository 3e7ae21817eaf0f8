import { Button, Modal } from 'antd';
import { useRef, type ReactNode } from 'react';

interface ConfirmModalProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the confirm button. */
  readonly confirm: string;
  /** The label of the cancel button; without it only the confirm button is shown. */
  readonly cancel?: string;
  /** Whether the confirm button is shown. */
  readonly offered?: boolean;
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Lets a long button label, such as one that contains an amount, wrap. */
const wrapped = {
  height: 'auto',
  minHeight: 'var(--ant-control-height-lg)',
  maxWidth: '100%',
  whiteSpace: 'normal',
} as const;

/** Renders a confirmation or an explanation as a modal dialog; screens use `LazyModal`. */
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
      // Wait until the dialog is open: antd focuses the dialog itself first.
      afterOpenChange={() => harmless.current?.focus({ preventScroll: true })}
    >
      {children}
    </Modal>
  );
}
