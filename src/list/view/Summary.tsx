import type { ListResource } from '../../core/defineResource';
import { StatisticGrid, type StatisticItem } from './StatisticGrid';
import { Cell } from './Cell';
import { optionOf, type ListParams } from '../../core/resourceRequest';

interface SummaryProps {
  readonly resource: ListResource;
  readonly response: object | undefined;
  readonly params: ListParams;
  readonly extraFigures?: readonly StatisticItem[] | undefined;
}

/** Renders a list's summary figures. The `heading` of the chosen option replaces the first figure's title. */
export function Summary({ resource: { summary, read }, response, params, extraFigures = [] }: SummaryProps) {
  if (!summary) return null;
  const headings = read.choices?.map((choice) => optionOf(choice, params[choice.name])?.heading);
  return (
    <StatisticGrid
      items={[
        ...summary.map((field, index) => ({
          title: (index === 0 ? headings?.find(Boolean) : undefined) ?? field.title,
          value: <Cell field={field} row={response} loading={response === undefined} />,
        })),
        ...extraFigures,
      ]}
    />
  );
}
