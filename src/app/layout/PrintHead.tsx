import { useState } from 'react';
import { usePrinting } from '../../lib/usePrinting';
import { formatDate, localZone, readDate } from '../../core/dates';
import { fieldOf, getValue } from '../../core/defineResource';
import { formatValue } from '../../core/valueTypes';
import { useObject } from '../../data/useObject';
import { usePreferences } from '../../lib/usePreferences';
import { dashboard } from '../../resources/dashboard';
import styles from './PrintHead.module.css';

const identity = [fieldOf(dashboard, 'user.name'), fieldOf(dashboard, 'user.userId')];

/** Renders whose page was printed, when and in which time zone (product.md: Print). */
function PrintedLines() {
  const { value } = useObject(dashboard);
  const { zone } = usePreferences();
  const [now] = useState(() => Date.now());
  const date = readDate(now, zone);
  return (
    <div className={styles.head}>
      <p>Member portal</p>
      <p translate="no">
        {identity.map((field) => (
          <bdi key={field.key}>{formatValue(field, getValue(value, field.key))} </bdi>
        ))}
      </p>
      <p>
        <span>Printed</span>{' '}
        <time translate="no">
          {date && formatDate(date, 'second')} {zone === 'utc' ? 'UTC' : localZone()}
        </time>
      </p>
    </div>
  );
}

/** Renders the first lines of a printed page. They exist only on paper. */
export const PrintHead = () => (usePrinting() ? <PrintedLines /> : null);
