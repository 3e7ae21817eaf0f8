import { ConfigProvider, Input } from 'antd';
import type { ComponentProps } from 'react';
import { verbatim } from './form';

interface PasswordInputProps extends ComponentProps<typeof Input.Password> {
  /** What the button shows and hides, such as 'password'. A form may have two of these buttons. */
  readonly what: string;
}

/** Renders antd's password field, whose button takes its name from the locale. While the password is shown, the input is of the type text. */
export const PasswordInput = ({ what, ...props }: PasswordInputProps) => (
  <ConfigProvider locale={{ locale: 'en', global: { show: `Show ${what}`, hide: `Hide ${what}` } }}>
    <Input.Password {...verbatim} {...props} />
  </ConfigProvider>
);
