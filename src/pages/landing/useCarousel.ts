import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '../../components/useReducedMotion';

/** The landing carousel's interval (product.md: Constants). */
export const CAROUSEL_INTERVAL_MS = 3000;

// What the mouse and the focus do to it is decided below: left to itself the autoplay would start again
// on every leave, even for who has pressed Pause.
const autoplay = () =>
  Autoplay({
    delay: CAROUSEL_INTERVAL_MS,
    playOnInit: false,
    stopOnFocusIn: false,
    breakpoints: { '(prefers-reduced-motion: reduce)': { jump: true } },
  });

/** A carousel that moves on until it is paused, and stands still under the mouse or the focus. */
export function useCarousel() {
  const reduced = useReducedMotion();
  const [plugins] = useState(() => [autoplay()]);
  const [viewport, embla] = useEmblaCarousel({ loop: true }, plugins);
  const [selected, select] = useState(0);
  const [chosen, choose] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = chosen ?? !reduced;
  const moving = playing && !hovered && !focused;

  useEffect(() => {
    if (!embla) return;
    const follow = () => select(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => void embla.off('select', follow);
  }, [embla]);

  useEffect(() => {
    if (!embla || !moving) return;
    const play = () => embla.plugins().autoplay.play();
    play();
    // A touch and a new size both stop the autoplay.
    embla.on('pointerUp', play).on('reInit', play);
    return () => {
      embla.off('pointerUp', play).off('reInit', play);
      embla.plugins().autoplay.stop();
    };
  }, [embla, moving]);

  return {
    viewport,
    selected,
    playing,
    moving,
    show: (index: number) => embla?.scrollTo(index, reduced),
    toggle: () => {
      choose(!playing);
      // Play means now, though the button is under the mouse and has the focus.
      setHovered(false);
      setFocused(false);
    },
    /** For the whole carousel, its buttons included. A finger does not hover. */
    hold: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
