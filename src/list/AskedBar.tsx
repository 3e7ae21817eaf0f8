import { Alert } from 'antd';
import type { ListResource } from '../core/defineResource';
import { gatheredWords } from '../core/gatheredWords';
import { FilterChips } from './FilterChips';
import { FilterState } from './FilterState';
import styles from './ListTools.module.css';
import { TotalsBar } from './TotalsBar';
import type { Answer } from './useFilteredRows';
import type { GatheredRows } from './useGathered';
import type { ListAddress } from './useListAddress';

interface AskedBarProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
  readonly answer: Answer;
  readonly progress: GatheredRows['progress'];
}

/** What is asked of a whole list, how far it is read, what its rows make together, and what is doubtful of it. */
export function AskedBar({ resource, address, answer, progress }: AskedBarProps) {
  const { asked, shown, gathered } = answer;
  const doubts = gathered && shown && gatheredWords(gathered);
  // Once all rows are read for totals alone, "60 of 60" says nothing, and there is nothing to clear.
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
