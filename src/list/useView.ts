import { useState } from 'react';
import type { ListResource } from '../core/defineResource';

export type View = NonNullable<ListResource['view']>;

/** Cards or table: the resource's own way until the member chooses, then theirs, kept in this browser. */
export function useView({ name, view: initial = 'cards' }: ListResource): [View, (view: View) => void] {
  const key = `view:${name}`;
  const [view, setView] = useState<View>(() => {
    try {
      const stored = localStorage.getItem(key);
      return stored === 'cards' || stored === 'table' ? stored : initial;
    } catch {
      return initial;
    }
  });
  return [
    view,
    (next) => {
      setView(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // Without storage the choice holds until the tab closes.
      }
    },
  ];
}
