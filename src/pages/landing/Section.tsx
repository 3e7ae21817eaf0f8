import type { ReactNode } from 'react';
import landing from './Landing.module.css';
import styles from './Section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Shown below the lead. A section with an aside has two columns on wide screens. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a section that a hash link can target. It takes the focus, so that Tab continues from its start. */
export function Section({ id, title, lead, aside, children }: SectionProps) {
  const heading = `${id}-title`;
  return (
    <section id={id} className={styles.section} aria-labelledby={heading} tabIndex={-1}>
      <div className={`${landing.width} ${aside ? styles.twoColumns : styles.oneColumn}`}>
        <div>
          <h2 id={heading}>{title}</h2>
          <p className={styles.lead}>{lead}</p>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
