import { Form, Input, type InputProps } from 'antd';
import type { ClipboardEvent } from 'react';
import { codeIn } from '../core/digits';
import { messages } from '../core/messages';

interface OtpInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** Form.Item sets `value` and `onChange`. */
  readonly value?: string;
  readonly onChange?: (text: string) => void;
}

/**
 * Renders the field `otp` of a form, for a one-time code. A pasted text fills in only the code that it contains, and is an
 * error without a six-digit code or with several.
 */
export function OtpInput({ onChange, ...props }: OtpInputProps) {
  const form = Form.useFormInstance();
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (props.readOnly) return;
    const code = codeIn(event.clipboardData.getData('text'));
    if (code === undefined) form.setFields([{ name: 'otp', errors: [messages.noCodePasted] }]);
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
