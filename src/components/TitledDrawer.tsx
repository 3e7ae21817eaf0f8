import { Drawer, type DrawerProps } from 'antd';
import { useRef } from 'react';

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
      title={
        <span ref={heading} tabIndex={-1}>
          {title}
        </span>
      }
      // Wait until the drawer is open: antd focuses its container first.
      afterOpenChange={() => heading.current?.focus()}
    />
  );
}
