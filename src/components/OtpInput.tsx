import { Input, type InputProps } from 'antd';
import type { ClipboardEvent } from 'react';
import { codeIn } from '../core/digits';

interface OtpInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** Form.Item sets `value` and `onChange`. */
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  /** Called when a pasted text has no six-digit code in it, or several. The field stays as it is then. */
  readonly onRejectPaste: () => void;
}

/** Renders a text field for a one-time code. A pasted text fills in only the code that it contains. */
export function OtpInput({ onChange, onRejectPaste, ...props }: OtpInputProps) {
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (props.readOnly) return;
    const code = codeIn(event.clipboardData.getData('text'));
    if (code === undefined) onRejectPaste();
    else onChange?.(code);
  };
  return (
    <Input
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={({ target }) => onChange?.(target.value)}
      onPaste={handlePaste}
    />
  );
}
