import { InfoCircleOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import type { Field } from '../../core/defineResource';
import styles from './NameWithTooltip.module.css';

/** Renders the name of a figure or column and a button whose tooltip explains it (product.md: Values). */
export function NameWithTooltip({ name, tooltip }: { name: string; tooltip: string }) {
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.name}>
      {name}
      <Tooltip title={tooltip} trigger={['hover', 'focus']} open={open} onOpenChange={setOpen}>
        <Button
          type="text"
          size="small"
          shape="circle"
          className={styles.button ?? ''}
          icon={<InfoCircleOutlined aria-hidden />}
          aria-label={`About ${name}`}
          // In a column title, a click on this button would also sort the table.
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.stopPropagation();
            // antd's Tooltip does not close on Escape and would cover the content below until it loses the focus.
            if (event.key === 'Escape') setOpen(false);
          }}
        />
      </Tooltip>
    </span>
  );
}

/** Returns the title of a field, with an info button if it has a tooltip. */
export const fieldTitle = ({ title, tooltip }: Field) =>
  tooltip ? <NameWithTooltip name={title} tooltip={tooltip} /> : title;
