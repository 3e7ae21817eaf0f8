import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { use, useEffect, useRef, useState } from 'react';
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
    const { signal } = (stop.current = new AbortController());
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
    } catch {
      if (!signal.aborted) notify('error', 'The file could not be made. What was read is kept: try again.');
    } finally {
      setProgress(undefined);
    }
  };

  if (progress)
    return (
      <Button onClick={() => stop.current?.abort()} aria-label={`Stop the export of ${resource.title}`}>
        {progress.read} of {progress.total || '…'}, stop
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
