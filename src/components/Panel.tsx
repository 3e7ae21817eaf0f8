import { Card } from 'antd';
import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Links or buttons at the far end of the title. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** antd's Card as a region under its own heading, which Card alone is not. */
export function Panel({ title, extra, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      role="region"
      aria-labelledby={id}
      title={
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      }
      extra={extra}
    >
      {children}
    </Card>
  );
}

interface PanelsProps {
  /** The least width of one, in CSS pixels. */
  readonly least: number;
  readonly children: ReactNode;
}

/** Panels of one height beside each other, as many as fit: antd's Row stretches its columns, not the cards in them. */
export const Panels = ({ least, children }: PanelsProps) => (
  <div
    className={styles.panels}
    style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))` }}
  >
    {children}
  </div>
);
