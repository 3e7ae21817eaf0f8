import type { ListResource } from '../shared/defineResource';
import { StatGrid } from '../ui/StatGrid';
import { Cell } from './Cell';
import type { LedgerAddress } from './useLedgerAddress';

interface SummaryProps {
  readonly resource: ListResource;
  readonly answer: object | undefined;
  readonly address: LedgerAddress;
}

/** The figures that came with the rows; a chosen option may rename the first one. */
export function Summary({ resource: { summary, read }, answer, address }: SummaryProps) {
  if (!summary) return null;
  const [heading] = (read.choices ?? []).flatMap((choice) => address.chosen(choice)?.heading ?? []);
  const stats = summary.map((field, index) => ({
    title: (index === 0 ? heading : undefined) ?? field.title,
    value: <Cell field={field} row={answer} loading={answer === undefined} />,
  }));
  return <StatGrid stats={stats} />;
}
