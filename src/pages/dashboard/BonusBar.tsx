import type { Field } from '../../core/defineResource';
import styles from './Dashboard.module.css';
import { bonusShares } from './bonusShares';

const colourClasses = [styles.shade1, styles.shade2, styles.shade3];

/** Renders a square in the colour of a part of the bar. */
export const Swatch = ({ index }: { index: number }) => (
  <i className={`${styles.swatch} ${colourClasses[index]}`} aria-hidden />
);

/**
 * Renders the parts of the bonus as one bar (product.md: Dashboard). The lines below the bar name the parts and their
 * amounts.
 */
export function BonusBar({ parts, row }: { parts: readonly Field[]; row: object | undefined }) {
  const shares = bonusShares(row, parts) ?? [];
  return (
    <div className={styles.bar} aria-hidden>
      {shares.map(
        (share, index) =>
          share > 0 && <i key={index} className={colourClasses[index]} style={{ flexGrow: share }} />,
      )}
    </div>
  );
}
