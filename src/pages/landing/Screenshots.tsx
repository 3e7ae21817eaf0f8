import { useHydrating } from '../../lib/useHydrating';
import { usePreferences } from '../../lib/usePreferences';
import type { Preferences } from '../../lib/preferences';
import styles from './Screenshots.module.css';
import { Section } from './Section';

const urls = import.meta.glob<string>('./screens/*.webp', { eager: true, import: 'default' });

const PHONE = '(width <= 37.5em)';
const PHONE_SIZE = { width: 720, height: 900 };
const DARK = '(prefers-color-scheme: dark)';

const screens = [
  {
    name: 'dashboard',
    title: 'How am I doing?',
    text: 'Wallets, bonus, exchange balance and latest results on the first screen.',
    alt: "The dashboard: four figures over a line of the latest results, news, and the member's details",
  },
  {
    name: 'open_position',
    title: 'How did the bot trade?',
    text: 'Every trade with its pair, side, quantity, prices and result, and the orders behind it.',
    alt: 'The list of trades: a table of ten rows with time, pair, side, amounts and result',
  },
  {
    name: 'profit',
    title: 'How did it go?',
    text: 'Gains and losses side by side: by day, by period and by pair.',
    alt: 'The profit screen: a total, a chart of the chosen period, and its rows',
  },
] as const;

type Picture = Pick<(typeof screens)[number], 'name' | 'alt'>;

function ThemedPicture({ name, alt, theme }: Picture & Pick<Preferences, 'theme'>) {
  const urlOf = (version: string) => urls[`./screens/${name}-${version}.webp`];
  const chosen = theme === 'dark' ? 'dark' : 'light';
  return (
    <picture>
      {theme === 'system' && (
        <>
          <source media={`${PHONE} and ${DARK}`} srcSet={urlOf('phone-dark')} {...PHONE_SIZE} />
          <source media={DARK} srcSet={urlOf('desktop-dark')} />
        </>
      )}
      <source media={PHONE} srcSet={urlOf(`phone-${chosen}`)} {...PHONE_SIZE} />
      <img
        src={urlOf(`desktop-${chosen}`)}
        alt={alt}
        width={1440}
        height={900}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** Renders the picture after hydration: the build doesn't know the theme, and 190 kB would delay the portal's code. */
function HydratedPicture(picture: Picture) {
  const { theme } = usePreferences();
  if (!useHydrating()) return <ThemedPicture {...picture} theme={theme} />;
  return (
    <>
      <div className={styles.placeholder} />
      <noscript>
        <ThemedPicture {...picture} theme="system" />
      </noscript>
    </>
  );
}

/** Renders pictures of the portal with sandbox data, which `npm run screenshots` creates (product.md, decision 14). */
export const Screenshots = () => (
  <Section
    id="screens"
    title="A look inside"
    lead="Real screens with demo data. The amounts are made up and promise nothing."
  >
    <div className={styles.grid}>
      {screens.map(({ name, title, text, alt }) => (
        <figure key={name} className={styles.figure}>
          <HydratedPicture name={name} alt={alt} />
          <figcaption>
            <h3>{title}</h3>
            <p>{text}</p>
          </figcaption>
        </figure>
      ))}
    </div>
  </Section>
);
