import { useEffect, type RefObject } from 'react';

/** Sets `data-before` and `data-after` on a scroll container while there is more content at that end. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const frame = scroller.current;
    const content = frame?.firstElementChild;
    if (!frame || !content) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = frame;
      // Browser zoom can leave half a pixel to scroll.
      frame.toggleAttribute('data-before', scrollLeft > 1);
      frame.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(frame);
    sizes.observe(content);
    frame.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      frame.removeEventListener('scroll', mark);
    };
  }, [scroller]);
}
