import styles from './Brand.module.css';

export const Brand = () => (
  <span className={styles.brand}>
    <img src="/mark.svg" alt="" width={28} height={28} className={styles.mark} />
    <span>Member portal</span>
  </span>
);
