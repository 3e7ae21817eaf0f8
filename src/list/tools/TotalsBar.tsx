import type Big from 'big.js';
import { Button, Flex } from 'antd';
import { Fragment, useState, type ReactNode } from 'react';
import { DescriptionList } from '../../components/DescriptionList';
import { StatisticGrid } from '../../values/StatisticGrid';
import { fieldOf, type Field, type ListResource } from '../../core/defineResource';
import { formatRowCount } from '../../core/text';
import type { TotalsLine } from '../rows/kindTotals';
import type { CurrencyTotals } from '../rows/totals';
import { isSummed, UNREADABLE, valueTypeOf } from '../../core/valueTypes';
import { filterKindOf, MAX_TEXT, type Filter, type FlagValue } from '../query/filters';
import type { ListUrl } from '../query/listQuery';
import { Cell } from '../../values/Cell';
import { NameWithTooltip } from '../../values/NameWithTooltip';

/** The maximum width of a figure, in rem. */
const MAX_FIGURE_WIDTH = 16.25;

const NOTE = { color: 'var(--ant-color-text-secondary)' };
const RANGE = { color: 'var(--ant-color-text-tertiary)', fontSize: 'var(--ant-font-size-sm)' };

/** The filters of the rows of a total. */
type Part = readonly Filter[];

function unreadableNote(totals: readonly CurrencyTotals[]): string {
  const columns = totals.flatMap((section) => section.totals.columns);
  const unreadableCount = columns.reduce((sum, { unreadable }) => sum + unreadable, 0);
  return unreadableCount > 0 ? `. ${formatRowCount(unreadableCount, 'unreadable value')} left out.` : '';
}

interface TotalsBarProps {
  readonly resource: ListResource;
  /** The number of matching rows on all pages. */
  readonly count: number;
  readonly totals: readonly CurrencyTotals[];
  /** The URL of the list. With it, a total links to its rows. */
  readonly url?: ListUrl | undefined;
}

/**
 * Returns the URL of a part of a list. It replaces filters of the same columns; undefined if it can't, or changes
 * nothing.
 */
function partHref(resource: ListResource, { query, href }: ListUrl, part: Part) {
  const kept = query.filters.filter(({ key }) => !part.some((filter) => filter.key === key));
  const isPossible = part.every((filter) =>
    'values' in filter
      ? filterKindOf(fieldOf(resource, filter.key)) === 'choice' &&
        filter.values.length > 0 &&
        filter.values.every((value) => value.length <= MAX_TEXT)
      : // A sign would replace a range.
        query.filters.every(({ key }) => key !== filter.key),
  );
  const to = href({ filters: [...kept, ...part] });
  return isPossible && to !== href({}) ? to : undefined;
}

interface SectionProps extends Pick<TotalsBarProps, 'resource' | 'url'> {
  readonly section: CurrencyTotals;
  readonly showGroups: boolean;
}

function CurrencySection({ resource, url, section, showGroups }: SectionProps) {
  const { columns, results, kinds } = section.totals;
  const suffix = section.currency === UNREADABLE ? '' : section.currency;
  // The colour of 0 in rows doesn't apply to totals, where 0 is plain.
  const figure = (field: Field, value: Big | undefined, part?: Part) => {
    const { colour, valueType, signed = colour !== undefined, prefix = field.currencySign } = field;
    const to = url && part && partHref(resource, url, part);
    const shown: Field = {
      ...field,
      key: 'value',
      ...(colour && { colour: colour === 'debit' ? colour : 'change' }),
      ...(valueTypeOf(valueType).isAmount && { signed, ...(prefix && { prefix }) }),
      ...(valueType === 'amount' && !prefix && { suffix }),
      ...(to && { to }),
    };
    return <Cell field={shown} row={{ value }} />;
  };
  const items: { title: string; name?: ReactNode; value: ReactNode }[] = [];
  const add = (title: string, field: Field, value: Big | undefined, part?: Part, tooltip?: string) =>
    items.push({
      title,
      value: figure({ ...field, title }, value, part),
      ...(tooltip && { name: <NameWithTooltip name={title} tooltip={tooltip} /> }),
    });
  if (results) {
    const { field, count, closed, wins, winRate, sum, open, best, worst } = results;
    const { closedFlag: key, booleanFilter } = resource;
    const partOf = (value: FlagValue): Part | undefined =>
      key !== undefined && key === booleanFilter ? [{ kind: 'flag', key, values: [value] }] : undefined;
    items.push(
      { title: 'Results', value: count },
      { title: 'Win rate', value: winRate ? `${wins} of ${closed} (${winRate.toFixed(1)} %)` : '—' },
    );
    add(field.title, field, sum, partOf('true'));
    if (closed < count) add('Open positions', field, open, partOf('false'));
    add('Best', field, best);
    add('Worst', field, worst);
  }
  if (kinds) {
    // Green and red mean gain and loss, which a refund or a move between wallets isn't.
    const { colour: _colour, ...plain } = kinds.field;
    const addLine = (field: Field, { title, value, tooltip, signed, filters }: TotalsLine) =>
      add(title, { ...field, signed }, value, filters, tooltip);
    for (const line of kinds.flows) addLine(kinds.field, line);
    for (const line of kinds.lines) addLine(plain, line);
  }
  for (const { field, group, filters, sum } of columns)
    if (field !== results?.field && field !== kinds?.field)
      add([field.title, group].filter(Boolean).join(' '), field, sum, filters);
  return (
    <>
      <div style={{ maxWidth: `${items.length * MAX_FIGURE_WIDTH}rem` }}>
        <StatisticGrid items={items} compact />
      </div>
      {showGroups && results && (
        <DescriptionList
          columns={3}
          items={results.groups.map(({ field, group, filters, count, sum, best, worst }) => [
            `${group} (${count})`,
            <Fragment key={group}>
              {figure({ ...field, title: group }, sum, filters)}
              {count > 1 && (
                <div style={RANGE}>
                  Best {figure(field, best)} · Worst {figure(field, worst)}
                </div>
              )}
            </Fragment>,
          ])}
        />
      )}
    </>
  );
}

/** Renders the totals of all matching rows on all pages; nothing if no column can be summed. */
export default function TotalsBar({ resource, count, totals, url }: TotalsBarProps) {
  const [open, setOpen] = useState(true);
  const hasGroups = totals.some((section) => (section.totals.results?.groups.length ?? 0) > 0);
  if (!resource.fields.some(isSummed)) return null;
  const groupField = resource.fields.find(({ key }) => key === resource.groupBy);
  return (
    <Flex component="section" vertical gap="small" aria-label={`Totals of ${resource.title}`}>
      <Flex wrap align="center" gap="0.25rem" style={NOTE}>
        Totals for {count !== 1 && 'all '}
        {formatRowCount(count)}
        {unreadableNote(totals)}
        {groupField && hasGroups && (
          <Button size="small" type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            By {groupField.title.toLowerCase()}
          </Button>
        )}
      </Flex>
      {totals.map((section) => (
        <Fragment key={section.currency}>
          {totals.length > 1 && <b>{section.currency}</b>}
          <CurrencySection resource={resource} url={url} section={section} showGroups={open} />
        </Fragment>
      ))}
    </Flex>
  );
}
