import { Drawer, type DrawerProps } from 'antd';
import { useRef } from 'react';
import { DialogTitle } from './DialogTitle';

interface TitledDrawerProps extends Pick<DrawerProps, 'placement' | 'width' | 'children'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** Renders an open drawer, and focuses its title when it has opened. */
export function TitledDrawer({ title, ...props }: TitledDrawerProps) {
  const heading = useRef<HTMLSpanElement>(null);
  return (
    <Drawer
      {...props}
      open
      title={<DialogTitle ref={heading}>{title}</DialogTitle>}
      afterOpenChange={() => heading.current?.focus()}
    />
  );
}
