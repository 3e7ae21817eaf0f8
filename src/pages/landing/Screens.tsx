import { useHydrating } from './useHydrating';
import { usePreferences } from '../../components/usePreferences';
import { screenPictures, type ScreenPicture } from './screenPictures';
import styles from './Screens.module.css';
import { Section } from './Section';

/** A picture in the scheme that the visitor sees, and of a phone on a narrow screen. */
function Picture({ alt, light, dark }: Pick<ScreenPicture, 'alt' | 'light' | 'dark'>) {
  const { theme: preferred } = usePreferences();
  // What the build draws knows no preferences: a picture waits unseen where one was chosen.
  const hydrating = useHydrating();
  const theme = hydrating ? 'system' : preferred;
  const chosen = theme === 'dark' ? dark : light;
  return (
    <picture className={hydrating ? styles.undecided : undefined}>
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

/** Screens of this portal over the sandbox, taken by `npm run screenshots` (product.md: Landing; decision 14). */
export function Screens() {
  return (
    <Section
      id="screens"
      title="This is what you see"
      lead="Pictures of the portal as it is, with a demo member in it. The amounts are made up: they are nobody’s, and promise none."
    >
      <div className={styles.grid}>
        {screenPictures.map(({ title, text, ...picture }) => (
          <figure key={title} className={styles.figure}>
            <Picture {...picture} />
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
