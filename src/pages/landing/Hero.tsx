import { Link } from 'react-router-dom';
import { Carousel } from './Carousel';
import styles from './Hero.module.css';
import landing from './Landing.module.css';
import { CandleArt } from './CandleIllustration';
import { LevelArt } from './LevelIllustration';
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
      <Carousel label="Portal features" slides={slides} />
    </div>
  </div>
);
