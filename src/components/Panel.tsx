import { Alert, Card, Flex, type CardProps } from 'antd';
import { useId, type ReactNode } from 'react';
import { FallbackBoundary } from './FallbackBoundary';
import { RetryButton } from './RetryButton';

/** antd's padding, but less on phones. */
const padding = 'min(1.5rem, 4vw)';
const parts = {
  header: { paddingBlock: '0.5rem', paddingInline: padding },
  // Shows the whole title, which antd would cut.
  title: { overflow: 'visible', whiteSpace: 'normal' },
  body: { padding },
} as const;

interface PanelProps extends Pick<CardProps, 'style'> {
  readonly title: string;
  /** Links or buttons at the end of the title row, or below the title if the row is too narrow. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** Renders antd's Card as a region labelled by its title. */
export function Panel({ title, extra, children, ...card }: PanelProps) {
  const id = useId();
  return (
    <Card
      role="region"
      aria-labelledby={id}
      styles={parts}
      {...card}
      title={
        <Flex wrap align="center" justify="space-between">
          <h2 id={id} style={{ margin: 0, font: 'inherit' }}>
            {title}
          </h2>
          <Flex wrap>{extra}</Flex>
        </Flex>
      }
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
          title="This section couldn't be shown."
          action={<RetryButton pending={false} onClick={retry} />}
        />
      )}
    >
      {children}
    </FallbackBoundary>
  );
}

/**
 * Renders panels of equal height, as many of at least `minWidth` rem side by side as fit. antd's Row doesn't stretch the
 * cards in its columns.
 */
export const Panels = ({ minWidth, children }: { minWidth: number; children: ReactNode }) => (
  <div
    style={{
      display: 'grid',
      gap: '1.5rem',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}rem), 1fr))`,
    }}
  >
    {children}
  </div>
);
