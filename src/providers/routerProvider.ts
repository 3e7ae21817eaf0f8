import type { RouterProvider } from '@refinedev/core';
import base from '@refinedev/react-router';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Wraps Refine's `parse`, which decodes the parameter `to` twice and throws for a URL such as ?to=%25. */
function useParse() {
  const parseBase = base.parse?.();
  const { pathname } = useLocation();
  return useCallback(() => {
    try {
      return parseBase?.() ?? { pathname };
    } catch {
      return { pathname };
    }
  }, [parseBase, pathname]);
}

export const routerProvider: RouterProvider = { ...base, parse: useParse };
