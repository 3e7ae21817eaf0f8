import { useResourceParams } from '@refinedev/core';
import { useLocation } from 'react-router-dom';
import { currentEntry } from './currentEntry';

/** Returns the path of the menu item for the current screen, if there is one. */
export function useCurrentEntry(): string | undefined {
  const { resources } = useResourceParams();
  return currentEntry(resources, useLocation().pathname);
}
