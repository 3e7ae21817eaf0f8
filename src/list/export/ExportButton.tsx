import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { use, useEffect, useRef, useState } from 'react';
import { errorText, useNotify } from '../../components/notify';
import { loadChunk } from '../../components/lazyWithPreload';
import type { ListResource } from '../../core/defineResource';
import { MemberIdContext } from '../../data/useMemberStorage';
import type { ListQuery } from '../query/listQuery';

/** Loads the export code only on hover, focus or click, because most visits export nothing. */
const loadExport = () => loadChunk(() => import('./exportFile'));
const preloadExport = () => void loadExport().catch(() => undefined);

/** Renders a button that downloads the filtered rows as a CSV file; while exporting, a button that stops the export. */
export function ExportButton({ resource, query }: { resource: ListResource; query: ListQuery }) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const member = use(MemberIdContext);
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const abortController = useRef<AbortController>(undefined);
  useEffect(() => () => abortController.current?.abort(), []);

  const start = async () => {
    if (abortController.current) return;
    const controller = (abortController.current = new AbortController());
    const { signal } = controller;
    setProgress({ read: 0, total: 0 });
    try {
      const { exportFile } = await loadExport();
      const message = await exportFile({
        resource,
        query,
        member,
        dataProvider: dataProvider(),
        client,
        signal,
        onProgress: (read, total) => setProgress({ read, total }),
      });
      notify('success', message);
    } catch (error) {
      if (!signal.aborted) notify('error', `Export failed: ${errorText(error)}`);
    } finally {
      abortController.current = undefined;
      setProgress(undefined);
    }
  };

  const progressText = `${progress?.read ?? 0} of ${progress?.total || '…'}`;
  if (progress)
    return (
      <Button
        // The second click of a double click must not stop the export that the first one started.
        onClick={({ detail }) => detail < 2 && abortController.current?.abort()}
        aria-label={`Stop, ${progressText}: exporting ${resource.title}`}
      >
        Stop, {progressText}
      </Button>
    );
  return (
    <Button
      onPointerEnter={preloadExport}
      onFocus={preloadExport}
      onClick={() => void start()}
      aria-label={`Export ${resource.title}`}
    >
      Export
    </Button>
  );
}
