import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { use, useEffect, useRef, useState } from 'react';
import { errorText } from '../components/errorText';
import { useNotify } from '../components/notify';
import { chunkOf } from '../core/chunk';
import type { ListResource } from '../core/defineResource';
import { MemberContext } from './memberContext';
import type { ListAddress } from './useListAddress';

/** Fetched when pointer or focus come near: a list that is looked at does without. */
const writer = chunkOf(() => import('./exportFile'));
const prepare = () => void writer.load().catch(() => undefined);

interface ExportButtonProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
}

/** Makes a file of the list, or of what is asked of it; while it does, says how far it is, and can be stopped. */
export function ExportButton({ resource, address: { question, params } }: ExportButtonProps) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const memberOf = use(MemberContext);
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const stop = useRef<AbortController>(undefined);
  // Nobody waits for the file of a screen that was left.
  useEffect(() => () => stop.current?.abort(), []);

  const start = async () => {
    if (stop.current) return;
    const control = (stop.current = new AbortController());
    const { signal } = control;
    setProgress({ read: 0, total: 0 });
    try {
      const { exportFile } = await writer.load();
      const said = await exportFile({
        resource,
        params,
        question,
        member: memberOf(),
        dataProvider: dataProvider(),
        client,
        signal,
        onProgress: (read, total) => setProgress({ read, total }),
      });
      if (said !== undefined) notify('success', said);
    } catch (error) {
      if (!signal.aborted) notify('error', `Export failed: ${errorText(error)}`);
    } finally {
      stop.current = undefined;
      setProgress(undefined);
    }
  };

  const far = `${progress?.read ?? 0} of ${progress?.total || '…'}`;
  if (progress)
    return (
      <Button
        // The second press of a double click is no wish to stop.
        onClick={({ detail }) => detail < 2 && stop.current?.abort()}
        aria-label={`Stop, ${far}: exporting ${resource.title}`}
      >
        Stop, {far}
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
