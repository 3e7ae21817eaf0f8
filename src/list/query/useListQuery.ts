import { useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ListResource } from '../../core/defineResource';
import { formatListQuery, parseListQuery, type FlagValue, type ListQuery } from './listQuery';

/** Returns the state of a list. It is in the URL only, so reload, Back and shared links show the same rows. */
export function useListQuery(resource: ListResource, defaultFlag?: FlagValue) {
  const [search] = useSearchParams();
  const route = useParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const query = useMemo(
    () => parseListQuery(resource, search, route, defaultFlag),
    [resource, search, route, defaultFlag],
  );
  /** Returns the list's URL with this change. Goes to page 1 unless the change contains a page. */
  const href = (change: Partial<ListQuery>) => {
    const next = formatListQuery(resource, { ...query, page: 1, ...change }, search, defaultFlag).toString();
    return next ? `${pathname}?${next}` : pathname;
  };
  return {
    query,
    href,
    /** Navigates to the URL that `href` returns. Keeps the navigation state: the parent row and the URL of its list. */
    go: (change: Partial<ListQuery>) => void navigate(href(change), { state }),
  };
}

export type ListUrl = ReturnType<typeof useListQuery>;
