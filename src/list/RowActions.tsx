import { EyeOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { LazyModal } from '../components/LazyModal';
import { LinkButton } from '../components/LinkButton';
import type { RowAction } from '../core/defineResource';
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
    <Space>
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
    </Space>
  );
}

function RowLink({ title, to }: { title: string; to: string | undefined }) {
  const look = { size: 'small', icon: <EyeOutlined aria-hidden /> } as const;
  // A row that lacks its id leads nowhere.
  return to ? (
    <LinkButton {...look} to={to}>
      {title}
    </LinkButton>
  ) : (
    <Button {...look} disabled>
      {title}
    </Button>
  );
}

function Explanation({ title, text, disabled }: { title: string; text: string; disabled: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" disabled={disabled} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <LazyModal title={title} confirm="Understood" onConfirm={close} onClose={close}>
          {text}
        </LazyModal>
      )}
    </>
  );
}
