import { Drawer, type DrawerProps } from 'antd';
import { useRef } from 'react';

interface TitledDrawerProps extends Pick<DrawerProps, 'placement' | 'width' | 'children'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** Renders an open drawer, and focuses its title when it has opened. */
export default function TitledDrawer({ title, ...props }: TitledDrawerProps) {
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
      // Focus after the drawer has opened, because antd first focuses the drawer's container.
      afterOpenChange={() => heading.current?.focus()}
    />
  );
}
