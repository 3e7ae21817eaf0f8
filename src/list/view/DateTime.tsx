import type { ReactNode } from 'react';
import { usePreferences } from '../../data/usePreferences';
import { formatDateTime } from '../../core/dates';
import styles from './Cell.module.css';

/**
 * Renders a date-time: short on the screen, full with its time zone in the tooltip, ISO for machines (product.md:
 * Values).
 */
export function DateTime({ raw, children }: { readonly raw: unknown; readonly children: ReactNode }) {
  const formatted = formatDateTime(raw, usePreferences().zone);
  return (
    <time dateTime={formatted?.iso} title={formatted?.text} className={styles.time}>
      {children}
    </time>
  );
}
