import { useHydrating } from '../../components/useHydrating';
import { usePreferences } from '../../data/usePreferences';
import type { Preferences } from '../../data/preferences';
import { screenPictures, type ScreenPicture } from './screenPictures';
import styles from './Screens.module.css';
import { Section } from './Section';

type Picture = Pick<ScreenPicture, 'alt' | 'light' | 'dark'>;

/** Renders a picture in the given theme. Narrow screens load the phone version. */
function ThemedPicture({ alt, light, dark, theme }: Picture & { theme: Preferences['theme'] }) {
  const chosen = theme === 'dark' ? dark : light;
  return (
    <picture>
      {theme === 'system' && (
        <>
          <source
            media="(max-width: 600px) and (prefers-color-scheme: dark)"
            srcSet={dark.phone}
            width={720}
            height={900}
          />
          <source media="(prefers-color-scheme: dark)" srcSet={dark.desktop} />
        </>
      )}
      <source media="(max-width: 600px)" srcSet={chosen.phone} width={720} height={900} />
      <img src={chosen.desktop} alt={alt} width={1440} height={900} loading="lazy" decoding="async" />
    </picture>
  );
}

/**
 * Renders an empty frame until hydration, then the picture in the visitor's theme. The build doesn't know the visitor's
 * preferences, and 190 kB of pictures below the visible part would delay the portal's code.
 */
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

/**
 * Renders pictures of the portal with sandbox data. `npm run screenshots` creates the pictures (product.md: Landing;
 * decision 14).
 */
export function Screens() {
  return (
    <Section
      id="screens"
      title="A look inside"
      lead="Real screens with demo data. The amounts are made up and promise nothing."
    >
      <div className={styles.grid}>
        {screenPictures.map(({ title, text, ...picture }) => (
          <figure key={title} className={styles.figure}>
            <HydratedPicture {...picture} />
            <figcaption>
              <h3>{title}</h3>
              <p>{text}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
