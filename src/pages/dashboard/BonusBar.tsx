import type { Field } from '../../core/defineResource';
import styles from './Dashboard.module.css';
import { bonusShares } from './bonusShares';

const tones = [styles.first, styles.second, styles.third];

/** Says which part of the bar a line speaks of. */
export const Swatch = ({ place }: { place: number }) => (
  <i className={`${styles.swatch} ${tones[place]}`} aria-hidden />
);

/** The bonus as one bar of its parts (product.md: Dashboard). The lines below it name them, with the figures. */
export function BonusBar({ parts, row }: { parts: readonly Field[]; row: unknown }) {
  const shares = bonusShares(row, parts) ?? [];
  return (
    <div className={styles.bar} aria-hidden>
      {shares.map(
        (share, place) => share > 0 && <i key={place} className={tones[place]} style={{ flexGrow: share }} />,
      )}
    </div>
  );
}
