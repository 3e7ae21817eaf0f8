import { Input, type InputProps } from 'antd';
import type { ClipboardEvent } from 'react';
import { codeIn } from '../core/digits';

interface OtpInputProps extends InputProps {
  /** Called when a pasted text has no six-digit code in it, or several. The field stays as it is then. */
  readonly onRejectPaste: () => void;
}

/** Renders a text field for a one-time code. A pasted text fills in only the code that it contains. */
export function OtpInput({ onRejectPaste, ...props }: OtpInputProps) {
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { clipboardData, currentTarget: input } = event;
    if (input.readOnly) return;
    const code = codeIn(clipboardData.getData('text'));
    if (code === undefined) {
      onRejectPaste();
      return;
    }
    input.setRangeText(code, 0, input.value.length, 'end');
    // The form handles the code as if it had been typed.
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  };
  return <Input {...props} inputMode="numeric" autoComplete="one-time-code" onPaste={handlePaste} />;
}
