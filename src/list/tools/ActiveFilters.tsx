import { Alert, Flex, Tag } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { fieldOf, type ListResource } from '../../core/defineResource';
import { visibleLine } from '../../core/visibleText';
import { describeFilter, describeSort } from '../query/describeFilter';
import { needsAllRows, UNFILTERED, type ListUrl } from '../query/listQuery';
import { completenessMessage } from '../rows/completenessMessage';
import type { ClientRows } from '../rows/useListRows';
import { useReadProgress } from '../rows/useAllPagesQuery';
import { LazyTotalsBar } from '../print/PrintButton';
import styles from './ListTools.module.css';

interface ActiveFiltersProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly list: ClientRows;
  /** In narrow windows, the tools have the progress, their sheet the chips, and the rest is below the tools. */
  readonly part?: 'progress' | 'rest' | undefined;
}

/** Returns whether there are filters or a sort order to clear, or rows are missing. */
const isShown = ({ url: { query }, list: { all } }: ActiveFiltersProps) =>
  // If all rows were loaded for totals only, "60 of 60" adds no information.
  needsAllRows(query) && (!all || all.capped || needsAllRows({ ...query, totals: false }));

/** Renders the active filters of a list in client-side mode, the loading progress, the totals and the warnings. */
export default function ActiveFilters(props: ActiveFiltersProps) {
  const { resource, url, list, part } = props;
  const { query } = url;
  const { all, totals } = list;
  if (part === 'progress') return <FilterProgress {...props} />;
  const warning = all && completenessMessage(all);
  return (
    <>
      {!part && isShown(props) && (
        <Flex wrap align="center" gap="small" className={`${styles.activeFilters} no-print`}>
          <FilterProgress {...props} />
          <FilterChips resource={resource} url={url} />
        </Flex>
      )}
      {query.messages.length > 0 && <Alert type="info" showIcon title={query.messages.join(' ')} />}
      {warning && <Alert type="warning" showIcon title={warning} />}
      {query.totals && totals && !list.isPlaceholderData && (
        <LazyTotalsBar resource={resource} count={list.total} totals={totals} url={url} />
      )}
    </>
  );
}

/** Renders the number of matching rows and a Clear link; while rows load, the progress and a Cancel link. */
function FilterProgress(props: ActiveFiltersProps) {
  const { resource, url, list } = props;
  const { query, href } = url;
  const { read, total } = useReadProgress(resource, query.params);
  const { all, error, isPlaceholderData } = list;
  if (!isShown(props) || (error && !all)) return null;
  const result = isPlaceholderData ? undefined : all;
  const searched = result?.capped
    ? `the newest ${result.rows.length} of ${result.total}`
    : result?.rows.length;
  return (
    // Announce the final count only, not each loaded page.
    <Tag {...(result && { role: 'status' })} variant="filled" className={styles.progress ?? ''}>
      {result ? `${list.total} of ${searched}` : `Loading ${read} of ${total || '…'}`}{' '}
      <ClearLink to={href(UNFILTERED)}>{result ? 'Clear' : 'Cancel'}</ClearLink>
    </Tag>
  );
}

interface FilterChipsProps extends Pick<ActiveFiltersProps, 'resource' | 'url'> {
  /** Whether controls beside the chips show the columns with few values, the search and the sort order. */
  readonly inSheet?: boolean;
}

/** Renders the column filters, the search and the sort order, each with a link that removes it. */
export function FilterChips({ resource, url: { query, href, go }, inSheet = false }: FilterChipsProps) {
  const { filters, search, sort } = query;
  return (
    <>
      {filters.map((filter) => {
        if (inSheet && filter.kind === 'choice') return null;
        const change = { filters: filters.filter((other) => other !== filter) };
        return (
          <Chip
            key={filter.key}
            typed
            text={describeFilter(fieldOf(resource, filter.key), filter)}
            removeLabel="Remove filter"
            to={href(change)}
            {...(inSheet && { onRemove: () => go(change) })}
          />
        );
      })}
      {search !== '' && !inSheet && (
        <Chip typed text={`“${search}”`} removeLabel="Remove search" to={href({ search: '' })} />
      )}
      {sort && !inSheet && (
        <Chip
          text={describeSort(fieldOf(resource, sort.key), sort)}
          removeLabel="Remove sort order"
          to={href({ sort: undefined })}
        />
      )}
    </>
  );
}

interface ChipProps {
  readonly text: string;
  /** Whether the text contains what the member typed, which browsers must not translate. */
  readonly typed?: boolean;
  readonly removeLabel: string;
  readonly to: string;
  /** Removes the filter instead of following the link. */
  readonly onRemove?: () => void;
}

const Chip = ({ text, typed = false, removeLabel, to, onRemove }: ChipProps) => (
  <Tag variant="filled">
    {typed ? <bdi translate="no">{visibleLine(text)}</bdi> : text}{' '}
    <ClearLink to={to} label={`${removeLabel} ${text}`} onClick={onRemove}>
      Remove
    </ClearLink>
  </Tag>
);

/** Overrides the colour that antd's Tag gives to its links. */
const LINK = { marginInlineStart: '0.25rem', color: 'var(--ant-color-link)', textDecoration: 'underline' };

interface ClearLinkProps {
  readonly to: string;
  readonly label?: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: string;
}

/** Renders a link that removes filters and keeps the navigation state. */
function ClearLink({ to, label, onClick, children }: ClearLinkProps) {
  const { state } = useLocation() as { state: unknown };
  return (
    <Link
      className="tap"
      style={LINK}
      to={to}
      state={state}
      aria-label={label}
      onClick={(event) => {
        if (!onClick) return;
        event.preventDefault();
        onClick();
      }}
    >
      {children}
    </Link>
  );
}
