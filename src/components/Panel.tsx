import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

/** A framed part of a screen under its own heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
