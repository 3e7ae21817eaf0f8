import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useHydrating } from '../../lib/useHydrating';
import { REDUCED_MOTION, useMediaQuery } from '../../lib/useMediaQuery';
import { CandleIllustration } from './CandleIllustration';
import carousel from './Carousel.module.css';
import styles from './Hero.module.css';
import landing from './Landing.module.css';
import { LevelIllustration } from './LevelIllustration';
import { WalletIllustration } from './WalletIllustration';

const slides = [
  {
    title: 'A bot trades through your API keys',
    text: 'You bind API keys of your own exchange account. The bot places spot and futures orders by its rules, and every order is listed here.',
    art: <CandleIllustration />,
  },
  {
    title: 'Two wallets, every movement listed',
    text: 'Your funds are in the Fuel Wallet, your team income is in the income wallet. Each entry shows its amount, type and time.',
    art: <WalletIllustration />,
  },
  {
    title: 'A team that grows in levels',
    text: 'See who you invited and who they invited, level by level. Team income is listed entry by entry.',
    art: <LevelIllustration />,
  },
];

const CAROUSEL_INTERVAL_MS = 3000;

/** The slides stop while hovered or focused. The keyboard and screen readers can't reach the hidden slides. */
function Carousel() {
  const hydrating = useHydrating();
  const reducedMotion = useMediaQuery(REDUCED_MOTION) && !hydrating;
  // Hover and focus are handled below: after them, the plugin would restart the slides even if Pause was pressed.
  const [plugins] = useState(() => [
    Autoplay({
      delay: CAROUSEL_INTERVAL_MS,
      playOnInit: false,
      stopOnFocusIn: false,
      breakpoints: { [REDUCED_MOTION]: { jump: true } },
    }),
  ]);
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

  const toggle = () => {
    setPlayChoice(!playing);
    // The pressed button is hovered and focused. Ignore that, so that Play starts the carousel at once.
    setHovered(false);
    setFocused(false);
  };

  return (
    <section
      className={carousel.carousel}
      aria-roledescription="carousel"
      aria-label="Portal features"
      // A touch doesn't count as hovering.
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <div className={carousel.viewport} ref={viewport}>
        <div className={carousel.track} aria-live={moving ? 'off' : 'polite'}>
          {slides.map(({ title, text, art }, index) => (
            <div
              key={title}
              className={carousel.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== selected}
            >
              <div className={carousel.caption}>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
              {/* A translation would put HTML elements into the drawings. */}
              <div className={carousel.art} aria-hidden translate="no">
                {art}
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={carousel.controls}>
        <button type="button" className={carousel.toggle} onClick={toggle}>
          <svg viewBox="0 0 16 16" width="1rem" height="1rem" fill="currentColor" aria-hidden>
            <path d={playing ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4.5 2.5v11l9-5.5z'} />
          </svg>
          {playing ? 'Pause' : 'Play'}
        </button>
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={carousel.dot}
            aria-label={`Slide ${index + 1}: ${title}`}
            aria-current={index === selected}
            onClick={() => embla?.scrollTo(index, reducedMotion)}
          />
        ))}
      </div>
    </section>
  );
}

export const Hero = () => (
  <div className={styles.hero}>
    <div className={landing.width}>
      <div className={styles.head}>
        <h1>Automated crypto trading, on your own exchange account</h1>
        <div className={styles.aside}>
          <p>
            An AI-driven bot trades crypto and futures by rules, with API keys that you create and can revoke
            at any time. See its trades, your wallets and your team in one place.
          </p>
          <div className={styles.buttons}>
            <Link to="/signup">Sign up</Link>
            <Link to="/login" state={useLocation().state as unknown}>
              Login
            </Link>
          </div>
        </div>
      </div>
      <Carousel />
    </div>
  </div>
);
