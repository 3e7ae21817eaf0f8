import { Button, Modal } from 'antd';
import { useId, useRef, type ReactNode } from 'react';

interface ConfirmModalProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  readonly canConfirm?: boolean;
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The style of the confirm button: wraps a long label, such as one with an amount. */
const WRAPPED_LABEL = {
  height: 'auto',
  minHeight: 'var(--ant-control-height-lg)',
  maxWidth: '100%',
  whiteSpace: 'normal',
} as const;

/** Renders a confirmation or an explanation as a modal dialog. Screens use `LazyModal`, which loads this code. */
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
  const id = useId();
  /** The button that gets the focus when the dialog opens: Cancel, which is the safe choice, or else Confirm. */
  const safeButton = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open
      centered
      width="26.25rem"
      title={title}
      footer={
        <>
          {cancel !== undefined && (
            // The key focuses Cancel when the confirm button, which may have the focus, is removed.
            <Button
              key={String(canConfirm)}
              ref={safeButton}
              size="large"
              autoFocus={!canConfirm}
              onClick={onClose}
            >
              {cancel}
            </Button>
          )}
          {canConfirm && (
            <Button
              ref={cancel === undefined ? safeButton : null}
              type="primary"
              danger={danger}
              size="large"
              style={WRAPPED_LABEL}
              // An amount in the label must not be translated.
              translate={/\d/.test(confirm) ? 'no' : undefined}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          )}
        </>
      }
      onCancel={onClose}
      // Unlike `autoFocus`, doesn't scroll a high dialog down to its buttons.
      afterOpenChange={() => safeButton.current?.focus({ preventScroll: true })}
    >
      {/* antd's Modal has no prop for the description. */}
      <div id={id} ref={(content) => content?.closest('[role=dialog]')?.setAttribute('aria-describedby', id)}>
        {children}
      </div>
    </Modal>
  );
}
