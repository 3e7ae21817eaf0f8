import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';

interface PendingButtonProps extends Omit<ButtonProps, 'loading'> {
  readonly pending: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * Renders a button with a spinner while its request is pending. antd's default spinner slides in and never disappears
 * if the request ends during that animation, so this button uses a spinner without an entry animation.
 */
export const PendingButton = ({ pending, ref, ...rest }: PendingButtonProps) => (
  <Button
    {...rest}
    {...(ref && { ref })}
    loading={pending && { icon: <LoadingOutlined spin aria-hidden /> }}
  />
);

export const RetryButton = (props: PendingButtonProps) => <PendingButton {...props}>Try again</PendingButton>;
