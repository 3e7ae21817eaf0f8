import type { ReactNode } from 'react';
import landing from './Landing.module.css';
import styles from './Section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Shown below the lead, in the column of the heading. */
  readonly aside?: ReactNode;
  /** Puts the heading to the left of the content on wide screens. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** Renders a section that a hash link can target. It is focusable, so that Tab continues from its start. */
export function Section({ id, title, lead, aside, beside = false, children }: SectionProps) {
  const heading = `${id}-title`;
  return (
    <section id={id} className={styles.section} aria-labelledby={heading} tabIndex={-1}>
      <div className={`${landing.width} ${beside ? styles.twoColumns : styles.oneColumn}`}>
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
