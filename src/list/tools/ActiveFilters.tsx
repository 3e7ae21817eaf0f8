import { Alert, Flex, Tag } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { fieldOf, type ListResource } from '../../core/defineResource';
import { visibleLine } from '../../core/visibleText';
import { describeFilter, describeSort } from '../query/describeQuery';
import { needsAllRows, UNFILTERED, type ListUrl } from '../query/listQuery';
import { completenessMessage } from '../rows/completenessMessage';
import type { ClientRows } from '../rows/useListRows';
import { useReadProgress } from '../rows/useAllPages';
import { LazyTotalsBar } from '../print/PrintButton';

interface ActiveFiltersProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly list: ClientRows;
  /** In narrow windows, the tools have the progress, their sheet the chips, and the rest is below the tools. */
  readonly part?: 'progress' | 'rest' | undefined;
}

/** Renders the active filters of a list in client-side mode, the loading progress, the totals and the warnings. */
export default function ActiveFilters({ resource, url, list, part }: ActiveFiltersProps) {
  const { query } = url;
  const { all, totals } = list;
  const warning = all && completenessMessage(all);
  // If all rows were loaded for totals only, "60 of 60" adds no information and there is no filter to clear.
  const isTotalsOnly = all && !all.capped && !needsAllRows({ ...query, totals: false });
  const isShown = needsAllRows(query) && !isTotalsOnly;
  const progress = isShown && <FilterProgress resource={resource} url={url} list={list} />;
  if (part === 'progress') return progress;
  return (
    <>
      {isShown && !part && (
        <Flex wrap align="center" gap="small" className="no-print" style={{ minHeight: '2rem' }}>
          {progress}
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

/** In narrow windows, the text is between Filter and More, on two lines if need be. */
const PROGRESS = { flex: '1 1 8rem', minWidth: 0, whiteSpace: 'normal' } as const;

/** Renders the number of matching rows and a Clear link; while rows load, the progress and a Cancel link. */
function FilterProgress({ resource, url: { query, href }, list }: ActiveFiltersProps) {
  const { read, total } = useReadProgress(resource, query.params);
  const { all, error, isPlaceholderData } = list;
  if (error && !all) return null;
  const result = isPlaceholderData ? undefined : all;
  const searched = result?.capped
    ? `the newest ${result.rows.length} of ${result.total}`
    : result?.rows.length;
  return (
    // No live region: the list announces its rows.
    <Tag {...(result && { role: 'note' })} variant="filled" style={PROGRESS}>
      {result ? `${list.total} of ${searched}` : `Loading ${read} of ${total || '…'}`}{' '}
      <ClearLink to={href(UNFILTERED)}>{result ? 'Clear' : 'Cancel'}</ClearLink>
    </Tag>
  );
}

/** Renders the filters without a control of their own, the search and the sort order, each with a link that removes it. */
export function FilterChips({
  resource,
  url: { query, href },
}: Pick<ActiveFiltersProps, 'resource' | 'url'>) {
  const { filters, sort } = query;
  return (
    <>
      {filters
        .filter(({ kind }) => kind !== 'period' && kind !== 'flag')
        .map((filter) => (
          <Chip
            key={filter.key}
            typed
            text={describeFilter(resource, filter)}
            removeLabel={filter.kind === 'search' ? 'Remove search' : 'Remove filter'}
            to={href({ filters: filters.filter((other) => other !== filter) })}
          />
        ))}
      {sort && (
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
}

const Chip = ({ text, typed = false, removeLabel, to }: ChipProps) => (
  <Tag variant="filled">
    {typed ? <bdi translate="no">{visibleLine(text)}</bdi> : text}{' '}
    <ClearLink to={to} label={`${removeLabel} ${text}`}>
      Remove
    </ClearLink>
  </Tag>
);

/** Overrides the colour that antd's Tag gives to its links. */
const LINK = { marginInlineStart: '0.25rem', color: 'var(--ant-color-link)', textDecoration: 'underline' };

/** Renders a link that removes filters and keeps the navigation state. */
function ClearLink({ to, label, children }: { to: string; label?: string; children: string }) {
  const { state } = useLocation() as { state: unknown };
  return (
    <Link className="tap" style={LINK} to={to} state={state} aria-label={label}>
      {children}
    </Link>
  );
}
