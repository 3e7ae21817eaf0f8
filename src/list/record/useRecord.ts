import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ListResource } from '../../core/defineResource';

/** Returns the query string that opens a record on top of a list, or without an ID that of the list. */
export function recordSearch(search: string, id?: string): string {
  const params = new URLSearchParams(search);
  params.delete('record');
  if (id !== undefined) params.set('record', id);
  return params.size > 0 ? `?${params}` : '';
}

/** The navigation state of a record that was opened from its list, which is then the previous entry of the history. */
export const FROM_LIST = { isRecordFromList: true } as const;

/** Returns the ID of the record in the URL, if any, and a function that closes the record. */
export function useRecord({ record }: ListResource) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const id = record && (params.get('record') ?? undefined);
  useEffect(() => {
    if (id === undefined) return;
    return () => document.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)?.focus();
  }, [id]);
  const close = () => {
    if ((location.state as Partial<typeof FROM_LIST> | null)?.isRecordFromList) void navigate(-1);
    else void navigate(location.pathname + recordSearch(location.search), { replace: true });
  };
  return { id, close };
}
