import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** A button without words says them on hover and focus, and to screen readers. */
export function IconButton({ label, icon, onClick }: IconButtonProps) {
  return (
    <Tooltip title={label}>
      <Button type="text" icon={icon} aria-label={label} onClick={onClick} />
    </Tooltip>
  );
}
