import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { use, useEffect, useRef, useState } from 'react';
import { errorText, useNotify } from '../../components/notify';
import { loadChunk } from '../../components/lazyWithPreload';
import type { ListResource } from '../../core/defineResource';
import { MemberContext } from '../../data/useMemberStorage';
import type { ListQuery } from '../query/listQuery';

/** Fetched when the pointer or the focus reaches the button: most visits export nothing. */
const loadWriter = () => loadChunk(() => import('./exportFile'));
const prepare = () => void loadWriter().catch(() => undefined);

interface ExportButtonProps {
  readonly resource: ListResource;
  readonly query: ListQuery;
}

/** Downloads the filtered rows of a list as a CSV file. Shows its progress, and can be stopped. */
export function ExportButton({ resource, query }: ExportButtonProps) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const currentUserId = use(MemberContext);
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const stop = useRef<AbortController>(undefined);
  // Stop the export when the screen is left.
  useEffect(() => () => stop.current?.abort(), []);

  const start = async () => {
    if (stop.current) return;
    const control = (stop.current = new AbortController());
    const { signal } = control;
    setProgress({ read: 0, total: 0 });
    try {
      const { exportFile } = await loadWriter();
      const message = await exportFile({
        resource,
        query,
        member: currentUserId(),
        dataProvider: dataProvider(),
        client,
        signal,
        onProgress: (read, total) => setProgress({ read, total }),
      });
      notify('success', message);
    } catch (error) {
      if (!signal.aborted) notify('error', `Export failed: ${errorText(error)}`);
    } finally {
      stop.current = undefined;
      setProgress(undefined);
    }
  };

  const progressText = `${progress?.read ?? 0} of ${progress?.total || '…'}`;
  if (progress)
    return (
      <Button
        // The second click of a double click must not stop it.
        onClick={({ detail }) => detail < 2 && stop.current?.abort()}
        aria-label={`Stop, ${progressText}: exporting ${resource.title}`}
      >
        Stop, {progressText}
      </Button>
    );
  return (
    <Button
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void start()}
      aria-label={`Export ${resource.title}`}
    >
      Export
    </Button>
  );
}
