import { Button, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** Without hover (a touch screen) a tooltip would open on a press, and stay over what the press has opened. */
const hasHover = () => window.matchMedia('(hover: hover)').matches;

/** An icon button with its name as a tooltip, on hover and keyboard focus. */
export function IconButton({ label, icon, onClick }: IconButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip title={label} open={open} onOpenChange={(wanted) => setOpen(wanted && hasHover())}>
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        onClick={onClick}
        // Not on focus by a click: the tooltip would stay over what the click has opened.
        onFocus={({ target }) => setOpen(target.matches(':focus-visible') && hasHover())}
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      />
    </Tooltip>
  );
}
