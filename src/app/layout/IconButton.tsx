import { Button, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** Returns whether the device can hover. On touch screens, a tooltip would cover the dialog that the button opens. */
const hasHover = () => window.matchMedia('(hover: hover)').matches;

/** Renders an icon button whose label is a tooltip on hover and keyboard focus. */
export function IconButton({ label, icon, onClick }: IconButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip title={label} open={open} onOpenChange={(visible) => setOpen(visible && hasHover())}>
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        onClick={onClick}
        // Open only on keyboard focus: after a click, the tooltip would cover the dialog that the click opens.
        onFocus={({ target }) => setOpen(target.matches(':focus-visible') && hasHover())}
        onBlur={() => setOpen(false)}
      />
    </Tooltip>
  );
}
