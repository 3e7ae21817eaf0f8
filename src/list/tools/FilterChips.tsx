import { Tag } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import type { AskedOfAll } from '../query/askedOfAll';
import type { ListResource } from '../../core/defineResource';
import { withFilters } from '../query/filters';
import { sayFilter, saySort } from '../rows/matchesFilter';
import styles from './ListTools.module.css';
import type { ListAddress } from '../query/useListAddress';

interface ChipProps {
  readonly words: string;
  /** The URL without this filter. */
  readonly without: string;
  readonly what: string;
}

function Chip({ words, without, what }: ChipProps) {
  const { state } = useLocation() as { state: unknown };
  return (
    <Tag bordered={false}>
      {words}{' '}
      <Link
        className={`${styles.clear} tap`}
        to={without}
        state={state}
        aria-label={`Remove ${what} ${words}`}
      >
        Remove
      </Link>
    </Tag>
  );
}

interface FilterChipsProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
  readonly asked: AskedOfAll;
}

/** Renders the active filters and the sort order, each with a link that removes it. */
export function FilterChips({ resource: { fields }, address, asked }: FilterChipsProps) {
  const { filters, sort } = asked;
  const sorted = fields.find(({ key }) => key === sort?.key);
  return (
    <>
      {filters.map((filter) => {
        const field = fields.find(({ key }) => key === filter.key);
        const others = filters.filter((other) => other !== filter);
        return (
          field && (
            <Chip
              key={filter.key}
              what="filter"
              words={sayFilter(field, filter)}
              without={address.hrefOf(withFilters(address.search, others))}
            />
          )
        );
      })}
      {sort && sorted && (
        <Chip what="sort order" words={saySort(sorted, sort)} without={address.sortHref(undefined)} />
      )}
    </>
  );
}
