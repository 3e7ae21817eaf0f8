import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, type GetProps } from 'antd';
import styles from './PasswordInput.module.css';

type PasswordInputProps = Omit<
  GetProps<typeof Input.Password>,
  'className' | 'iconRender' | 'visibilityToggle'
>;

/** A password with its show/hide toggle (SPEC §2) as a real button: antd's own is an icon that no key reaches. */
export function PasswordInput(props: PasswordInputProps) {
  return (
    <Input.Password
      {...props}
      className={styles.password ?? ''}
      iconRender={(shown) => (
        // Not named after its field: two things of one name beside each other are hard to tell apart.
        <button type="button" aria-label={shown ? 'Hide what you typed' : 'Show what you typed'}>
          {shown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
        </button>
      )}
    />
  );
}
