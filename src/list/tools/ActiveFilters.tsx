import { Alert } from 'antd';
import type { ListResource } from '../../core/defineResource';
import { gatheredWords } from '../rows/completenessMessage';
import { FilterChips } from './FilterChips';
import { FilterState } from './FilterProgress';
import styles from './ListTools.module.css';
import { TotalsBar } from './TotalsBar';
import type { Answer } from '../rows/useFilteredRows';
import type { GatheredRows } from '../rows/useGathered';
import type { ListAddress } from '../query/useListAddress';

interface AskedBarProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
  readonly answer: Answer;
  readonly progress: GatheredRows['progress'];
}

/** Renders the active filters, the loading progress, the totals and the warnings of a list in client-side mode. */
export function AskedBar({ resource, address, answer, progress }: AskedBarProps) {
  const { asked, shown, gathered } = answer;
  const doubts = gathered && shown && gatheredWords(gathered);
  // If all rows were loaded for totals only, "60 of 60" adds no information and there is no filter to clear.
  const isWhole = shown && asked.question.filters.length === 0 && !asked.sort && gathered?.ended !== 'cap';
  return (
    <>
      {!asked.idle && (
        <div className={styles.asked}>
          {!isWhole && <FilterState answer={answer} progress={progress} clear={address.unfilteredHref} />}
          <FilterChips resource={resource} address={address} asked={asked} />
        </div>
      )}
      {asked.ignored.length > 0 && <Alert type="info" showIcon message={asked.ignored.join(' ')} />}
      {doubts && <Alert type="warning" showIcon message={doubts} />}
      {shown && asked.totals && (
        <TotalsBar resource={resource} count={shown.rows.length} totals={shown.totals} />
      )}
    </>
  );
}
