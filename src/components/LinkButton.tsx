import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  readonly to: string;
  readonly state?: object;
}

/** Renders antd's Button as a router link, so middle click, Back and the browser's "Copy link" work. */
export function LinkButton({ to, state, ...rest }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to, { state });
  return <Button {...rest} href={useHref(to)} onClick={follow} />;
}
