import { Button, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** A button without words says them on hover, on focus by the keyboard, and to screen readers. */
export function IconButton({ label, icon, onClick }: IconButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip title={label} open={open} onOpenChange={setOpen}>
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        onClick={onClick}
        // By the keyboard alone: after a click it would stand over what the click has opened.
        onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      />
    </Tooltip>
  );
}
