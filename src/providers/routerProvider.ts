import type { RouterProvider } from '@refinedev/core';
import base from '@refinedev/react-router';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Refine's router binding decodes the parameter `to` twice; an address like ?to=%25 would blank the portal. */
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
