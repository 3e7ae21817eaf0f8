import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';

interface PendingButtonProps extends Omit<ButtonProps, 'loading'> {
  readonly pending: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with a spinner while its request is pending. antd's own spinner slides in and out, and
 * stays for good when the answer is there before it has slid in; this one has no motion of entry.
 */
export function PendingButton({ pending, ref, ...rest }: PendingButtonProps) {
  return (
    <Button
      {...rest}
      {...(ref && { ref })}
      loading={pending && { icon: <LoadingOutlined spin aria-hidden /> }}
    />
  );
}
