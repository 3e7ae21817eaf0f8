import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  readonly to: string;
  /** What travels along in navigation state. */
  readonly state?: object;
}

/** antd's Button as a real link of the router: middle click, Back and "copy address" work. */
export function LinkButton({ to, state, ...rest }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to, { state });
  return <Button {...rest} href={useHref(to)} onClick={follow} />;
}
