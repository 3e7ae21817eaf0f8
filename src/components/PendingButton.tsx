import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';

interface PendingButtonProps extends Omit<ButtonProps, 'loading'> {
  readonly pending: boolean;
}

/**
 * A button with a spinner while its request is pending. antd's own spinner slides in and out, and
 * stays for good when the answer is there before it has slid in; this one has no motion of entry.
 */
export function PendingButton({ pending, ...rest }: PendingButtonProps) {
  return <Button {...rest} loading={pending && { icon: <LoadingOutlined spin aria-hidden /> }} />;
}
