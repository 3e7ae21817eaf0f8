import { ErrorAlert } from '../components/ErrorAlert';
import type { ListResource } from '../core/defineResource';
import { optionOf } from '../core/resourceRequest';
import { Cell } from '../values/Cell';
import { StatisticGrid, type StatisticItem } from '../values/StatisticGrid';
import type { ListQuery } from './query/listQuery';
import styles from './ResourceList.module.css';
import type { ListState } from './rows/useListState';

interface ListFiguresProps {
  readonly resource: ListResource;
  readonly query: ListQuery;
  readonly state: ListState;
  /** Further figures, after the resource's own. */
  readonly figures: readonly StatisticItem[];
}

/** Renders the figures of a list, if it has any. The `heading` of the chosen option replaces the first one's title. */
export function ListFigures({ resource, query, state, figures }: ListFiguresProps) {
  const { server, haveFiguresFailed } = state;
  const { summary, read } = resource;
  const { response } = server;
  if (haveFiguresFailed) return <ErrorAlert title="The figures couldn't be loaded" read={server} />;
  if (!summary || state.hasFailed) return null;
  const headings = read.choices?.map((choice) => optionOf(choice, query.params[choice.name])?.heading);
  const items = summary.map((field, index) => ({
    title: (index === 0 ? headings?.find(Boolean) : undefined) ?? field.title,
    value: <Cell field={field} row={response} loading={response === undefined} />,
  }));
  return (
    <>
      <StatisticGrid className={styles.figures} items={[...items, ...figures]} />
      {query.filters.length > 0 && (
        <p className={`${styles.note} secondary`}>These figures cover all rows, filtered or not.</p>
      )}
    </>
  );
}
