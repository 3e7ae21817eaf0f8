import styles from './Brand.module.css';

/** The mark and the name beside it; decorative where a link around it has its own label. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <img src="/mark.svg" alt="" width={28} height={28} />
      <span>Member portal</span>
    </span>
  );
}
