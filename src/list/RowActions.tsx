import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RowAction } from '../core/defineResource';
import { LazyDialog } from '../components/LazyDialog';
import styles from './RowActions.module.css';
import { fillAddress } from './rows';

interface RowActionsProps {
  readonly actions: readonly RowAction[] | undefined;
  readonly row: unknown;
  readonly loading: boolean;
}

/** The buttons of one row: links to where the row leads, or a word on why there is none. */
export function RowActions({ actions, row, loading }: RowActionsProps) {
  if (!actions) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) =>
        'to' in action ? (
          <RowLink
            key={action.title}
            title={action.title}
            to={loading ? undefined : fillAddress(action.to, row)}
          />
        ) : (
          <Explanation key={action.title} title={action.title} text={action.explain} disabled={loading} />
        ),
      )}
    </div>
  );
}

function RowLink({ title, to }: { title: string; to: string | undefined }) {
  if (!to) {
    return (
      <span className={styles.link} aria-disabled>
        <EyeOutlined aria-hidden /> {title}
      </span>
    );
  }
  return (
    <Link className={styles.link} to={to}>
      <EyeOutlined aria-hidden /> {title}
    </Link>
  );
}

function Explanation({ title, text, disabled }: { title: string; text: string; disabled: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" disabled={disabled} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <LazyDialog
          title={title}
          confirm="Understood"
          onConfirm={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          {text}
        </LazyDialog>
      )}
    </>
  );
}
