import { useResourceParams } from '@refinedev/core';
import { useLocation } from 'react-router-dom';
import { currentEntry } from './currentEntry';

/** The path of the menu entry that stands for the screen in view, if one does. */
export function useCurrentEntry(): string | undefined {
  const { resources } = useResourceParams();
  return currentEntry(resources, useLocation().pathname);
}
