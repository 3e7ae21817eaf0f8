import styles from './Brand.module.css';

/** Renders the logo and the product name. The logo is decorative. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <img src="/mark.svg" alt="" width={28} height={28} />
      <span>Member portal</span>
    </span>
  );
}
