import type { SyntheticEvent } from 'react';
import { preloadMemberScreen } from '../loadMemberArea';

const preload = ({ target }: SyntheticEvent) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin && navigator.onLine) void preloadMemberScreen(link.pathname);
};

/**
 * Event handlers for a container of links: load the code of a link's screen when pointer or focus reaches the link.
 */
export const prefetchOnIntent = { onPointerOver: preload, onFocus: preload };
