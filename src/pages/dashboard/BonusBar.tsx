import type { Field } from '../../core/defineResource';
import styles from './Dashboard.module.css';
import { bonusShares } from './bonusShares';

const tones = [styles.first, styles.second, styles.third];

/** Renders the colour of a line's part of the bar. */
export const Swatch = ({ place }: { place: number }) => (
  <i className={`${styles.swatch} ${tones[place]}`} aria-hidden />
);

/**
 * Renders the bonus as one bar of its parts (product.md: Dashboard). The lines below it name the parts and their
 * amounts.
 */
export function BonusBar({ parts, row }: { parts: readonly Field[]; row: object | undefined }) {
  const shares = bonusShares(row, parts) ?? [];
  return (
    <div className={styles.bar} aria-hidden>
      {shares.map(
        (share, place) => share > 0 && <i key={place} className={tones[place]} style={{ flexGrow: share }} />,
      )}
    </div>
  );
}
