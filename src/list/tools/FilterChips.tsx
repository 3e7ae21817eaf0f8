import { Tag } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import type { ListResource } from '../../core/defineResource';
import { describeFilter, describeSort } from '../query/describeFilter';
import type { ListUrl } from '../query/useListQuery';
import styles from './ListTools.module.css';

interface ChipProps {
  readonly text: string;
  /** The accessible name of the link, which removes the filter. */
  readonly removeLabel: string;
  readonly to: string;
}

function Chip({ text, removeLabel, to }: ChipProps) {
  const { state } = useLocation() as { state: unknown };
  return (
    <Tag bordered={false}>
      {text}{' '}
      <Link className={`${styles.clear} tap`} to={to} state={state} aria-label={`${removeLabel} ${text}`}>
        Remove
      </Link>
    </Tag>
  );
}

interface FilterChipsProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
}

/** Renders the column filters, the search and the sort order, each with a link that removes it. */
export function FilterChips({ resource: { fields }, url: { query, href } }: FilterChipsProps) {
  const { filters, search, sort } = query;
  const sortField = fields.find(({ key }) => key === sort?.key);
  return (
    <>
      {filters.map((filter) => {
        const field = fields.find(({ key }) => key === filter.key);
        return (
          field && (
            <Chip
              key={filter.key}
              text={describeFilter(field, filter)}
              removeLabel="Remove filter"
              to={href({ filters: filters.filter((other) => other !== filter) })}
            />
          )
        );
      })}
      {search !== '' && <Chip text={`“${search}”`} removeLabel="Remove search" to={href({ search: '' })} />}
      {sort && sortField && (
        <Chip
          text={describeSort(sortField, sort)}
          removeLabel="Remove sort order"
          to={href({ sort: undefined })}
        />
      )}
    </>
  );
}
