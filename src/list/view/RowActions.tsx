import { EyeOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyModal } from '../../components/lazyOverlay';
import { LinkButton } from '../../components/LinkButton';
import { getValue, type ListResource, type RowAction } from '../../core/defineResource';
import { parentRowState } from '../../lib/parentRow';
import { RowNameContext } from '../../lib/rowName';
import { recordId } from '../record/records';
import { FROM_LIST, recordSearch } from '../record/useRecord';
import { generateRowPath } from './tableRows';

interface RowActionsProps {
  readonly resource: ListResource;
  readonly row: unknown;
  readonly loading: boolean;
  /** Shows links as icons with the label as tooltip. */
  readonly iconOnly?: boolean;
}

/** Renders the buttons of a row: links, such as to its record, or buttons that open an explanation. */
export function RowActions({ resource, row, loading, iconOnly = false }: RowActionsProps) {
  const { record, closedFlag } = resource;
  const rowName = use(RowNameContext);
  const { pathname, search, key } = useLocation();
  const [explained, setExplained] = useState<Extract<RowAction, { explain: string }>>();
  const close = () => setExplained(undefined);
  const id = record && !loading ? recordId(resource, row) : undefined;
  const view = record && { title: 'View', to: pathname + recordSearch(search, id) };
  const actions = [...(view ? [view] : []), ...(resource.actions ?? [])];
  const isClosed = closedFlag !== undefined && getValue(row, closedFlag) === true;
  return (
    <Flex gap="small" justify={iconOnly ? 'end' : 'start'}>
      {actions.map((action) => {
        const { title } = action;
        if (isClosed && 'openOnly' in action) return null;
        const buttonProps = { size: 'small', 'aria-label': `${title} ${rowName}`.trim() } as const;
        if ('explain' in action)
          return (
            <Button key={title} {...buttonProps} disabled={loading} onClick={() => setExplained(action)}>
              {title}
            </Button>
          );
        const linkProps = {
          ...buttonProps,
          icon: <EyeOutlined aria-hidden />,
          ...(iconOnly ? ({ type: 'text', title } as const) : { children: title }),
        };
        // A row without an ID has no target.
        const to = loading ? undefined : generateRowPath(action.to, row);
        return to ? (
          <LinkButton
            key={title}
            {...linkProps}
            data-row-link
            data-record={action === view ? id : undefined}
            to={to}
            state={action === view ? FROM_LIST : parentRowState(pathname + search, key, row)}
          />
        ) : (
          <Button key={title} {...linkProps} disabled />
        );
      })}
      {explained && (
        <LazyModal title={explained.title} confirm="OK" onConfirm={close} onClose={close}>
          {explained.explain}
        </LazyModal>
      )}
    </Flex>
  );
}
