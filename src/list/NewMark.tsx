import styles from './NewMark.module.css';

/** Says that a row came with the latest refresh. */
export const NewMark = () => <span className={styles.mark}>New</span>;
