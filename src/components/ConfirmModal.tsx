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
  readonly canConfirm?: boolean;
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Lets a long button label, such as one that contains an amount, wrap. */
const WRAPPED_LABEL = {
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
  canConfirm = true,
  danger = false,
  onConfirm,
  onClose,
}: ConfirmModalProps) {
  /** The button that has the focus at first: Cancel if there is one, because it changes nothing. */
  const initialFocus = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open
      centered
      width={420}
      title={title}
      footer={
        <>
          {cancel !== undefined && (
            <Button ref={initialFocus} size="large" onClick={onClose}>
              {cancel}
            </Button>
          )}
          {canConfirm && (
            <Button
              {...(cancel === undefined && { ref: initialFocus })}
              type="primary"
              danger={danger}
              size="large"
              style={WRAPPED_LABEL}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          )}
        </>
      }
      onCancel={onClose}
      // Wait until the dialog is open: antd focuses the dialog itself first.
      afterOpenChange={() => initialFocus.current?.focus({ preventScroll: true })}
    >
      {children}
    </Modal>
  );
}
