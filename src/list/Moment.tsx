import type { ReactNode } from 'react';
import { usePreferences } from '../components/usePreferences';
import { wholeMoment } from '../core/dates';
import styles from './Cell.module.css';

/** A moment as antd draws none: short in view, whole with its zone on hover, and for machines (product.md: Values). */
export function Moment({ raw, children }: { readonly raw: unknown; readonly children: ReactNode }) {
  const whole = wholeMoment(raw, usePreferences().zone);
  return (
    <time dateTime={whole?.iso} title={whole?.words} className={styles.time}>
      {children}
    </time>
  );
}
