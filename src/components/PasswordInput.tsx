import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, type GetProps } from 'antd';
import type { ComponentProps } from 'react';
import styles from './PasswordInput.module.css';

/** Renders antd's password input with a button as its toggle: antd's toggle has no role or name and Tab skips it. */
export const PasswordInput = (props: GetProps<typeof Input.Password>) => (
  <Input.Password
    className={styles.password ?? ''}
    iconRender={(shown) => <Toggle shown={shown} />}
    {...props}
  />
);

/** Renders the show/hide toggle, with the event handlers that antd passes. The icon shows the action, not the state. */
function Toggle({ shown, onClick, ...rest }: { readonly shown: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={shown ? 'Hide characters' : 'Show characters'}
      onClick={(event) => {
        // Otherwise antd would move the focus from this button to the input.
        event.stopPropagation();
        onClick?.(event);
      }}
    >
      {shown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
    </button>
  );
}
