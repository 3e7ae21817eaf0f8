import { PendingButton } from '../../components/PendingButton';
import { Money } from '../../list/Money';
import type { Agreement } from './reconcile';
import styles from './Profit.module.css';

interface ChartNoteProps {
  readonly agreement: Agreement;
  /** Results that no axis can show. */
  readonly tooLarge: number;
  /** All rows were asked for, however many; they are on their way while `reading`. */
  readonly whole: boolean;
  readonly reading: boolean;
  readonly onWhole: () => void;
}

/** Whether the chart's line ends on the server's total, and why it does not. */
export function ChartNote({ tooLarge, ...words }: ChartNoteProps) {
  return (
    <p className={styles.note}>
      <Words {...words} />
      {tooLarge > 0 && <> Figures too large to be drawn, which the table has: {tooLarge}.</>}
    </p>
  );
}

function Words({ agreement, whole, reading, onWhole }: Omit<ChartNoteProps, 'tooLarge'>) {
  const sum = <Money value={agreement.sum} />;
  switch (agreement.state) {
    case 'agrees':
      return <>The line ends on {sum}, the total of the period.</>;
    case 'unread':
      if (whole && !reading)
        return (
          <>
            The server counts {agreement.promised} rows and gave {agreement.read}; they make {sum}.
          </>
        );
      return (
        <>
          The newest {agreement.read} of {agreement.promised} rows are drawn; they make {sum}, not the whole
          total.{' '}
          <PendingButton type="link" size="small" pending={reading} onClick={onWhole}>
            Read all rows
          </PendingButton>
        </>
      );
    case 'unreadable':
      return (
        <>
          The line ends on {sum}. Rows that cannot be read, and are left out: {agreement.rows}.
        </>
      );
    case 'differs':
      return agreement.said ? (
        <>
          The rows make {sum}; the server’s total is <Money value={agreement.said} />.
        </>
      ) : (
        <>The rows make {sum}; the server’s total cannot be read.</>
      );
  }
}
