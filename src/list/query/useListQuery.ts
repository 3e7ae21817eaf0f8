import { useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ListResource } from '../../core/defineResource';
import { formatListQuery, parseListQuery, type FlagValue, type ListQuery } from './listQuery';

/** The state of a list, and how to change it. */
export interface ListUrl {
  readonly query: ListQuery;
  /** Returns the URL with this change, on the first page unless the change names another. */
  readonly href: (change: Partial<ListQuery>) => string;
  /** Navigates to that URL and keeps the navigation state: the parent row and the way back to it. */
  readonly go: (change: Partial<ListQuery>) => void;
}

/**
 * Returns the state of a list from the URL, which is its only state: every change is a link or a navigation. So reload,
 * Back and shared links show the same rows. `defaultFlag` is the boolean filter of a URL that names none.
 */
export function useListQuery(resource: ListResource, defaultFlag?: FlagValue): ListUrl {
  const [search] = useSearchParams();
  const route = useParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const query = useMemo(
    () => parseListQuery(resource, search, route, defaultFlag),
    [resource, search, route, defaultFlag],
  );
  return useMemo(() => {
    const href: ListUrl['href'] = (change) => {
      const next = formatListQuery(
        resource,
        { ...query, page: 1, ...change },
        search,
        defaultFlag,
      ).toString();
      return next ? `${pathname}?${next}` : pathname;
    };
    return { query, href, go: (change) => void navigate(href(change), { state }) };
  }, [resource, query, search, defaultFlag, pathname, navigate, state]);
}
