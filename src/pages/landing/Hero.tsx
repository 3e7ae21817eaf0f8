import { Link } from 'react-router-dom';
import { CandleArt } from './CandleIllustration';
import carousel from './Carousel.module.css';
import styles from './Hero.module.css';
import landing from './Landing.module.css';
import { LevelArt } from './LevelIllustration';
import { useCarousel } from './useCarousel';
import { WalletArt } from './WalletIllustration';

const slides = [
  {
    title: 'A bot trades through your API keys',
    text: 'You bind API keys of your own exchange account. The bot places spot and futures orders by its rules, and every order is listed here.',
    art: <CandleArt />,
  },
  {
    title: 'Two wallets, every movement listed',
    text: 'The Fuel Wallet holds your deposits, the income wallet your team income. Each entry shows its amount, type and time.',
    art: <WalletArt />,
  },
  {
    title: 'A team that grows in levels',
    text: 'See who you invited and who they invited, level by level. Team income is listed entry by entry.',
    art: <LevelArt />,
  },
];

/** Renders one slide at a time. The keyboard and screen readers can't reach the hidden slides. */
function Carousel() {
  const { viewport, selected, playing, moving, show, toggle, pauseHandlers } = useCarousel();
  return (
    <section
      className={carousel.carousel}
      aria-roledescription="carousel"
      aria-label="Portal features"
      {...pauseHandlers}
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
              <div className={carousel.art} aria-hidden>
                {art}
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={carousel.controls}>
        <button type="button" className={carousel.toggle} onClick={toggle}>
          <svg viewBox="0 0 16 16" width={16} height={16} fill="currentColor" aria-hidden>
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
            onClick={() => show(index)}
          />
        ))}
      </div>
    </section>
  );
}

/** Renders the top of the landing page: headline, buttons and the carousel of features. */
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
            <Link to="/signup" className={`${landing.button} ${landing.primary}`}>
              Sign up
            </Link>
            <Link to="/login" className={landing.button}>
              Login
            </Link>
          </div>
        </div>
      </div>
      <Carousel />
    </div>
  </div>
);
