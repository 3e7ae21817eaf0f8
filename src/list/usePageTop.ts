import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of a list when its page changes; Back keeps the position that the browser restored. */
export function usePageTop(list: RefObject<HTMLElement | null>, page: number) {
  const returning = useNavigationType() === NavigationType.Pop;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const above = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    if (above && !returning) list.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [list, page, returning]);
}
