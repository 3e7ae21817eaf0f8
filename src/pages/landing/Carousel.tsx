import type { ReactNode } from 'react';
import styles from './Carousel.module.css';
import { PlayPauseIcon } from './icons';
import { useCarousel } from './useCarousel';

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { title: string; text: string; art: ReactNode }[];
}

/** Renders one slide at a time. The keyboard and screen readers can't reach the hidden slides. */
export function Carousel({ label, slides }: CarouselProps) {
  const { viewport, selected, playing, moving, show, toggle, pauseHandlers } = useCarousel();
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      {...pauseHandlers}
    >
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.track} aria-live={moving ? 'off' : 'polite'}>
          {slides.map(({ title, text, art }, index) => (
            <div
              key={title}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== selected}
            >
              <div className={styles.caption}>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
              <div className={styles.art} aria-hidden>
                {art}
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <button type="button" className={styles.toggle} onClick={toggle}>
          <PlayPauseIcon playing={playing} />
          {playing ? 'Pause' : 'Play'}
        </button>
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={styles.dot}
            aria-label={`Slide ${index + 1}: ${title}`}
            aria-current={index === selected}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </section>
  );
}
