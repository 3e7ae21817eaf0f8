import { Alert, Card } from 'antd';
import { useId, type ReactNode } from 'react';
import { FallbackBoundary } from './FallbackBoundary';
import styles from './Panel.module.css';
import { RetryButton } from './PendingButton';

/** Renders antd's Card as a region labelled by its title. `extra` is shown at the end of the title row. */
export function Panel({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      role="region"
      aria-labelledby={id}
      className={styles.panel ?? ''}
      title={
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      }
      extra={extra}
    >
      <PanelBoundary>{children}</PanelBoundary>
    </Card>
  );
}

/**
 * Renders a message and a retry button in place of children that throw. `Panel` wraps its children in a PanelBoundary.
 * Errors of the component that renders a `Panel` are thrown outside that boundary, so a component that computes the
 * content of its `Panel` must be wrapped in another PanelBoundary.
 */
export function PanelBoundary({ children }: { children: ReactNode }) {
  return (
    <FallbackBoundary
      fallback={(retry) => (
        <Alert
          type="error"
          showIcon
          message="This section couldn't be shown."
          action={<RetryButton pending={false} onClick={retry} />}
        />
      )}
    >
      {children}
    </FallbackBoundary>
  );
}

/** Renders panels of equal height, as many of at least `minWidth` rem side by side as fit. antd's Row doesn't stretch the cards in its columns. */
export const Panels = ({ minWidth, children }: { minWidth: number; children: ReactNode }) => (
  <div
    className={styles.panels}
    style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}rem), 1fr))` }}
  >
    {children}
  </div>
);
