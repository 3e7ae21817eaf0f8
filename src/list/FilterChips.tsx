import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { ListResource } from '../core/defineResource';
import { sayFilter } from '../core/matchRows';
import styles from './ListTools.module.css';
import type { ListAddress } from './useListAddress';

interface FilterChipsProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
}

/** What the rows are asked by, each with the way to do without it. */
export function FilterChips({ resource: { fields }, address: { asked, filtersHref } }: FilterChipsProps) {
  return asked.filters.map((filter) => {
    const field = fields.find(({ key }) => key === filter.key);
    const words = field && sayFilter(field, filter);
    return (
      <Tag key={filter.key} bordered={false}>
        {words}{' '}
        <Link
          className={`${styles.clear} tap`}
          to={filtersHref(asked.filters.filter((other) => other !== filter))}
          aria-label={`Remove filter ${words}`}
        >
          Remove
        </Link>
      </Tag>
    );
  });
}
