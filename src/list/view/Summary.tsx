import type { ListResource } from '../../core/defineResource';
import { StatisticGrid, type StatisticItem } from './StatisticGrid';
import { Cell } from './Cell';
import { chosenOption, type ListQuery } from '../query/listQuery';

interface SummaryProps {
  readonly resource: ListResource;
  readonly response: object | undefined;
  readonly query: ListQuery;
  readonly extraFigures?: readonly StatisticItem[] | undefined;
}

/** Renders the figures of a response. The `heading` of a chosen option replaces the first figure's title. */
export function Summary({ resource: { summary, read }, response, query, extraFigures = [] }: SummaryProps) {
  if (!summary) return null;
  const [heading] = (read.choices ?? []).flatMap((choice) => chosenOption(choice, query)?.heading ?? []);
  return (
    <StatisticGrid
      items={[
        ...summary.map((field, index) => ({
          title: (index === 0 ? heading : undefined) ?? field.title,
          value: <Cell field={field} row={response} loading={response === undefined} />,
        })),
        ...extraFigures,
      ]}
    />
  );
}
