import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, type GetProps } from 'antd';
import type { ComponentProps } from 'react';
import styles from './PasswordInput.module.css';

type PasswordInputProps = Omit<
  GetProps<typeof Input.Password>,
  'className' | 'iconRender' | 'visibilityToggle'
>;

/**
 * antd's password with its show/hide toggle (product.md: States) as a real button: antd's own is an icon with
 * a click handler, out of the tab order, without a role or a name.
 */
export function PasswordInput(props: PasswordInputProps) {
  return (
    <Input.Password
      {...props}
      className={styles.password ?? ''}
      iconRender={(shown) => <Toggle shown={shown} />}
    />
  );
}

/** Takes antd's handlers. Its picture is what a press does, as on a key that is masked. */
function Toggle({ shown, onClick, ...rest }: { readonly shown: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={shown ? 'Hide characters' : 'Show characters'}
      onClick={(event) => {
        // The frame around would take the focus away from it.
        event.stopPropagation();
        onClick?.(event);
      }}
    >
      {shown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
    </button>
  );
}
