import { matchResourceFromRoute, ResourceContext, type RouterProvider } from '@refinedev/core';
import base from '@refinedev/react-router';
import { use, useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns Refine's `parse` without the parameters of the URL: it would decode `to` twice and throw for a URL such as
 * ?to=%25, and our hooks read the URL themselves.
 */
function useParse() {
  const { pathname } = useLocation();
  const { resources } = use(ResourceContext);
  return useCallback(() => {
    const { resource, action } = matchResourceFromRoute(pathname, resources);
    return { ...(resource && { resource }), ...(action && { action }), pathname };
  }, [pathname, resources]);
}

export const routerProvider: RouterProvider = { ...base, parse: useParse };
