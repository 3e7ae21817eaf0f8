import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { RefAttributes } from 'react';

interface PendingButtonProps extends Omit<ButtonProps, 'loading'>, RefAttributes<HTMLButtonElement> {
  readonly pending: boolean;
}

/**
 * Renders a button with a spinner while its request is pending. antd's default spinner slides in and never disappears
 * if the request ends during that animation, so this button uses a spinner without an entry animation.
 */
export const PendingButton = ({ pending, ...rest }: PendingButtonProps) => (
  <Button {...rest} loading={pending && { icon: <LoadingOutlined spin aria-hidden /> }} />
);

export const RetryButton = (props: PendingButtonProps) => <PendingButton {...props}>Try again</PendingButton>;
