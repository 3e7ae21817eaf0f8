import styles from './Brand.module.css';

export function Brand() {
  return (
    <span className={styles.brand}>
      <img src="/mark.svg" alt="" width={28} height={28} />
      <span>Member portal</span>
    </span>
  );
}
