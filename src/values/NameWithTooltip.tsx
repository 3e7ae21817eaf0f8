import { InfoCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { InlineButton } from '../components/InlineButton';
import { useLabelInRow } from '../lib/rowName';
import type { Field } from '../core/defineResource';
import styles from './Cell.module.css';

/** Renders the name of a figure or column and a button whose tooltip explains it. */
export function NameWithTooltip({ name, tooltip }: { name: string; tooltip: string }) {
  const label = useLabelInRow(`About ${name}`);
  return (
    <span className={styles.inline}>
      {name}
      <Tooltip title={tooltip} trigger={['hover', 'focus']}>
        <InlineButton
          icon={<InfoCircleOutlined aria-hidden />}
          aria-label={label}
          // In a column title, a click on this button would also sort the table.
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        />
      </Tooltip>
    </span>
  );
}

/** Returns the title of a field, with an info button if it has a tooltip. */
export const fieldTitle = ({ title, tooltip }: Field) =>
  tooltip ? <NameWithTooltip name={title} tooltip={tooltip} /> : title;
