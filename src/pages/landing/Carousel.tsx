import type { ReactNode } from 'react';
import styles from './Carousel.module.css';
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
          <svg viewBox="0 0 16 16" width={16} height={16} fill="currentColor" aria-hidden>
            <path d={playing ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4.5 2.5v11l9-5.5z'} />
          </svg>
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
