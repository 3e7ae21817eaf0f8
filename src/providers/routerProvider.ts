import { matchResourceFromRoute, ResourceContext, type RouterProvider } from '@refinedev/core';
import base from '@refinedev/react-router';
import { use, useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns a replacement for Refine's `parse` that ignores the URL's parameters. Refine's `parse` decodes `to` twice and
 * throws for a URL such as ?to=%25. The portal's hooks read the parameters themselves.
 */
function useParse() {
  const { pathname } = useLocation();
  const { resources } = use(ResourceContext);
  return useCallback(
    () => ({ ...matchResourceFromRoute(pathname, resources), pathname }),
    [pathname, resources],
  );
}

export const routerProvider: RouterProvider = { ...base, parse: useParse };
