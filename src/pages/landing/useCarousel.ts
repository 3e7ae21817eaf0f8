import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { REDUCED_MOTION, useMediaQuery } from '../../components/useMediaQuery';

/** Time between two slides of the landing carousel (product.md: Constants). */
export const CAROUSEL_INTERVAL_MS = 3000;

// Mouse and focus are handled below: the plugin would restart autoplay on every leave, even after Pause was pressed.
const autoplay = () =>
  Autoplay({
    delay: CAROUSEL_INTERVAL_MS,
    playOnInit: false,
    stopOnFocusIn: false,
    breakpoints: { '(prefers-reduced-motion: reduce)': { jump: true } },
  });

/** Returns the state of a carousel that advances until it is paused, and stops while hovered or focused. */
export function useCarousel() {
  const reduced = useMediaQuery(REDUCED_MOTION, () => false);
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
    // Restart: both a touch and a resize stop the plugin's autoplay.
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
      // Play starts at once, although its button is hovered and focused.
      setHovered(false);
      setFocused(false);
    },
    /** Event handlers for the whole carousel, buttons included. A touch doesn't count as hovering. */
    pauseHandlers: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
