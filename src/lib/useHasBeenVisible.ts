import { useCallback, useState } from 'react';

/** Returns whether an element has been visible, and its ref. Its data loads only for members who scroll to it. */
export function useHasBeenVisible() {
  const [seen, setSeen] = useState(false);
  const ref = useCallback((element: HTMLDivElement) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [seen, ref] as const;
}
