import { PendingButton } from '../../components/PendingButton';
import { Money } from '../../list/view/Cell';
import type { Agreement } from './reconcile';
import styles from './Profit.module.css';

interface ChartNoteProps {
  readonly agreement: Agreement;
  /** The number of results that are too large to draw. */
  readonly tooLarge: number;
  /** Whether the member asked to load all rows of the period, without a limit. */
  readonly allRequested: boolean;
  /** Whether rows are loading. */
  readonly isLoading: boolean;
  readonly onLoadAll: () => void;
}

/**
 * Renders why the chart's total differs from the total that the server reports, and how many results the chart leaves
 * out. Renders nothing if the totals agree and no result is left out.
 */
export function ChartNote({ tooLarge, ...note }: ChartNoteProps) {
  if (note.agreement.state === 'agrees' && tooLarge === 0) return null;
  return (
    <p className={styles.note}>
      <NoteText {...note} />
      {tooLarge > 0 && <> Figures too large for the chart: {tooLarge}. See the table.</>}
    </p>
  );
}

function NoteText({ agreement, allRequested, isLoading, onLoadAll }: Omit<ChartNoteProps, 'tooLarge'>) {
  const sum = <Money value={agreement.sum} />;
  switch (agreement.state) {
    case 'agrees':
      return null;
    case 'incomplete':
      if (allRequested && !isLoading)
        return (
          <>
            The server reports {agreement.reported} rows but sent {agreement.read}. They add up to {sum}.
          </>
        );
      return (
        <>
          Showing the newest {agreement.read} of {agreement.reported} rows. They add up to {sum}, not the full
          total.{' '}
          <PendingButton type="link" size="small" pending={isLoading} onClick={onLoadAll}>
            Load all rows
          </PendingButton>
        </>
      );
    case 'unreadable':
      return (
        <>
          The chart adds up to {sum}. Unreadable rows left out: {agreement.rows}.
        </>
      );
    case 'differs':
      return agreement.serverSum ? (
        <>
          The chart adds up to {sum}; the server reports <Money value={agreement.serverSum} />.
        </>
      ) : (
        <>The chart adds up to {sum}; the server's total can't be read.</>
      );
  }
}
