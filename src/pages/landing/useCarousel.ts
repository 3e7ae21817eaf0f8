import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { REDUCED_MOTION, useMediaQuery } from '../../components/useMediaQuery';

/** The time between two slides, in ms (product.md: Constants). */
export const CAROUSEL_INTERVAL_MS = 3000;

// `useCarousel` handles hover and focus: after them, the plugin would restart the slides even if Pause was pressed.
const autoplay = () =>
  Autoplay({
    delay: CAROUSEL_INTERVAL_MS,
    playOnInit: false,
    stopOnFocusIn: false,
    breakpoints: { '(prefers-reduced-motion: reduce)': { jump: true } },
  });

/** Returns the state of a carousel that advances until it is paused, and stops while hovered or focused. */
export function useCarousel() {
  const reducedMotion = useMediaQuery(REDUCED_MOTION, () => false);
  const [plugins] = useState(() => [autoplay()]);
  const [viewport, embla] = useEmblaCarousel({ loop: true }, plugins);
  const [selected, setSelected] = useState(0);
  const [playChoice, setPlayChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = playChoice ?? !reducedMotion;
  const moving = playing && !hovered && !focused;

  useEffect(() => {
    if (!embla) return;
    const updateSelected = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', updateSelected);
    return () => void embla.off('select', updateSelected);
  }, [embla]);

  useEffect(() => {
    if (!embla || !moving) return;
    const play = () => embla.plugins().autoplay.play();
    play();
    // A touch or a resize stops the plugin's autoplay, so restart it.
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
    show: (index: number) => embla?.scrollTo(index, reducedMotion),
    toggle: () => {
      setPlayChoice(!playing);
      // The pressed button is hovered and focused. Ignore that, so that Play starts the carousel at once.
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
