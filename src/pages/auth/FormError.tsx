import styles from './AuthLayout.module.css';

/**
 * Why the last attempt failed, beside the button that made it: the toast that says so soon goes, and to a
 * screen reader the next one may cut it off.
 */
export function FormError({ id, text }: { readonly id?: string; readonly text: string }) {
  if (!text) return null;
  return (
    <p id={id} className={styles.problem} role="alert">
      {text}
    </p>
  );
}
