import { Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { steadyNow } from '../../core/clock';
import type { ListRows } from '../rows/useListRows';

export interface AutoRefresh {
  readonly label: string;
  /** The refresh interval in ms. */
  readonly refetchInterval: number;
  /** Called when the member refreshes the list with the button. */
  readonly onRefresh?: () => void;
}

/** Renders the time since the last refresh of an auto-refreshed list, and a button that refreshes it now. */
export function AutoRefreshBar({ label, onRefresh, list }: AutoRefresh & { list: ListRows }) {
  const { rows, updatedAt, isFetching, retry } = list;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    // Read the computer's clock only now, because it may be set while the list is open.
    const refreshedAt = steadyNow() - Math.max(0, Date.now() - updatedAt);
    const update = () => setSeconds(Math.round((steadyNow() - refreshedAt) / 1000));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [updatedAt]);
  return (
    <Flex wrap align="center" gap="small" className="secondary">
      <Button
        type="primary"
        loading={isFetching && rows !== undefined}
        onClick={() => {
          retry();
          onRefresh?.();
        }}
      >
        {label}
      </Button>
      <span>{updatedAt > 0 && `Updated ${seconds} s ago`}</span>
    </Flex>
  );
}
