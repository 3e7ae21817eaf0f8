import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../components/notify';
import { preferences } from '../core/preferences';
import { chunkOf } from '../core/chunk';
import type { ListResource } from '../core/defineResource';
import { csvName } from '../core/fileName';
import { gatheredWords } from '../core/gatheredWords';
import { matchRows } from '../core/matchRows';
import { openFile } from './fileSink';
import { filtersOf } from './useFilteredRows';
import { useGather } from './useGathered';
import type { ListAddress } from './useListAddress';

/** Fetched with the first file. */
const csv = chunkOf(() => import('../core/csv'));

interface Export {
  /** Rows read so far and rows counted, while a file is made. */
  readonly progress: { readonly read: number; readonly total: number } | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Writes a list to a CSV file, or what of it passes the filters: all pages, read as the filters read them. */
export function useExport(resource: ListResource, address: ListAddress): Export {
  const notify = useNotify();
  const gatherAll = useGather(resource, address.params);
  const [progress, setProgress] = useState<Export['progress']>();
  const stop = useRef<AbortController>(undefined);
  // Nobody waits for the file of a screen that was left.
  useEffect(() => () => stop.current?.abort(), []);

  const write = async () => {
    const { from, to } = address.range ?? {};
    const range = from || to ? `${from ?? 'begin'} to ${to ?? 'today'}` : undefined;
    const control = new AbortController();
    const { signal } = control;
    const file = await openFile(csvName([resource.title, range]));
    if (!file) return;
    stop.current = control;
    setProgress({ read: 0, total: 0 });
    try {
      const { csvOf } = await csv.load();
      const gathered = await gatherAll(signal, (read, total) => setProgress({ read, total }));
      const { zone } = preferences();
      const rows = matchRows(resource.fields, gathered.rows, filtersOf(resource, address), zone);
      for await (const part of csvOf(resource.fields, rows, { zone, signal })) await file.write(part);
      await file.close();
      const count = rows.length === 1 ? '1 row' : `${rows.length} rows`;
      notify('success', [`The file has ${count}.`, gatheredWords(gathered)].filter(Boolean).join(' '));
    } catch {
      await file.drop().catch(() => undefined);
      if (!signal.aborted) notify('error', 'The file could not be made. What was read is kept: try again.');
    } finally {
      setProgress(undefined);
    }
  };

  return { progress, start: () => void write(), cancel: () => stop.current?.abort() };
}
