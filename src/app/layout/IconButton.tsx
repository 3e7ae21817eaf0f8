import { Button, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** On touch screens a tooltip would open on tap and cover what the tap has opened. */
const hasHover = () => window.matchMedia('(hover: hover)').matches;

/** Renders an icon button whose label is a tooltip on hover and keyboard focus. */
export function IconButton({ label, icon, onClick }: IconButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip title={label} open={open} onOpenChange={(wanted) => setOpen(wanted && hasHover())}>
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        onClick={onClick}
        // Not on focus by a click: the tooltip would cover what the click has opened.
        onFocus={({ target }) => setOpen(target.matches(':focus-visible') && hasHover())}
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      />
    </Tooltip>
  );
}
