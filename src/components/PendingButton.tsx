import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useLayoutEffect, useRef, type RefAttributes } from 'react';

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

/**
 * Renders a button that disappears when the data that it requests has loaded. If it has the focus then, the nearest
 * ancestor with tabIndex -1 gets the focus.
 */
export function LoadButton(props: PendingButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button && document.activeElement === button)
        button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return <PendingButton ref={ref} {...props} />;
}

export const RetryButton = (props: PendingButtonProps) => <LoadButton {...props}>Try again</LoadButton>;
