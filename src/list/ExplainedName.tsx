import { InfoCircleOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import styles from './ExplainedName.module.css';

interface ExplainedNameProps {
  /** As it stands on this screen. */
  readonly name: string;
  readonly note: string;
}

/** The name of a figure or a column, and a button whose tip says what it is (product.md: Values). */
export function ExplainedName({ name, note }: ExplainedNameProps) {
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.name}>
      {name}
      <Tooltip title={note} trigger={['hover', 'focus']} open={open} onOpenChange={setOpen}>
        <Button
          type="text"
          size="small"
          shape="circle"
          className={styles.tip ?? ''}
          icon={<InfoCircleOutlined aria-hidden />}
          aria-label={`About ${name}`}
          // In the title of a column: a press there would sort by it.
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.stopPropagation();
            // antd's tip knows no Escape, and would cover what is below it until the focus goes.
            if (event.key === 'Escape') setOpen(false);
          }}
        />
      </Tooltip>
    </span>
  );
}
