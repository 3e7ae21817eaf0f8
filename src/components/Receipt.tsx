import { CheckCircleOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { DescriptionList } from './DescriptionList';
import { LinkButton } from './LinkButton';
import styles from './Receipt.module.css';

interface ReceiptProps {
  readonly title: string;
  readonly items: readonly (readonly [label: string, value: ReactNode])[];
  /** Where it stands from now on; without it, it is in the list of this very screen. */
  readonly history?: { readonly to: string; readonly name: string };
  /** The label of the button that begins the next one. */
  readonly again: string;
  readonly onAgain: () => void;
  /** What may be done with it besides. */
  readonly children?: ReactNode;
}

/** What was done with money, for as long as a member wants to look at it. It comes with the focus. */
export function Receipt({ title, items, history, again, onAgain, children }: ReceiptProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} role="group" tabIndex={-1} aria-labelledby={id} className={styles.receipt}>
      <h3 id={id} className={styles.title}>
        <CheckCircleOutlined aria-hidden />
        {title}
      </h3>
      <DescriptionList items={items} />
      {children}
      <Flex wrap align="center" gap="middle">
        <Button type="primary" size="large" onClick={onAgain}>
          {again}
        </Button>
        {history && (
          <LinkButton size="large" to={history.to}>
            {history.name}
          </LinkButton>
        )}
      </Flex>
    </div>
  );
}
