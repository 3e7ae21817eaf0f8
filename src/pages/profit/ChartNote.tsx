import { Button } from 'antd';
import { Money } from '../../list/Money';
import type { Agreement } from './reconcile';
import styles from './Profit.module.css';

interface ChartNoteProps {
  readonly agreement: Agreement;
  /** Results that no axis can show. */
  readonly tooLarge: number;
  readonly onWhole: () => void;
}

/** Whether the chart's line ends on the server's total, and why it does not. */
export function ChartNote({ agreement, tooLarge, onWhole }: ChartNoteProps) {
  return (
    <p className={styles.note}>
      <Words agreement={agreement} onWhole={onWhole} />
      {tooLarge > 0 && <> Figures too large to be drawn, which the table has: {tooLarge}.</>}
    </p>
  );
}

function Words({ agreement, onWhole }: Omit<ChartNoteProps, 'tooLarge'>) {
  const sum = <Money value={agreement.sum} />;
  switch (agreement.state) {
    case 'agrees':
      return <>The line ends on {sum}, the total of the period.</>;
    case 'unread':
      return (
        <>
          The newest {agreement.read} of {agreement.promised} rows are drawn; they make {sum}, not the whole
          total.{' '}
          <Button type="link" size="small" onClick={onWhole}>
            Read all rows
          </Button>
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
