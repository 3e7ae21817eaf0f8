import { Button, type ButtonProps } from 'antd';
import { useLayoutEffect, useRef } from 'react';

interface LoadButtonProps extends Omit<ButtonProps, 'loading'> {
  readonly pending: boolean;
}

/**
 * Renders a button that disappears when the data that it requests has loaded. If it has the focus then, the nearest
 * ancestor with tabIndex -1 gets the focus.
 */
export function LoadButton({ pending, ...props }: LoadButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button && document.activeElement === button)
        button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return <Button ref={ref} {...props} loading={pending} />;
}

export const RetryButton = (props: LoadButtonProps) => <LoadButton {...props}>Try again</LoadButton>;
