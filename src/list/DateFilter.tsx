import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Field } from '../components/Field';
import styles from './DateFilter.module.css';
import type { DateRange } from './dateRange';
import type { ListAddress } from './useListAddress';
import type { FilteredRows } from './useFilteredRows';

interface DateFilterProps {
  readonly address: ListAddress;
  readonly filtered: FilteredRows;
}

/** SPEC's two date inputs with Apply and Reset; the days applied stand in the address. */
export function DateFilter({ address, filtered }: DateFilterProps) {
  const navigate = useNavigate();
  const { range } = address;
  const [draft, setDraft] = useState<DateRange>(range ?? {});
  const [error, setError] = useState('');
  // Back, Clear and a shared address change the range without this form: its inputs follow.
  const inForce = JSON.stringify(range);
  const [shown, setShown] = useState(inForce);
  if (shown !== inForce) {
    setShown(inForce);
    setDraft(range ?? {});
  }

  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const { from, to } = draft;
    if (!from && !to) setError('Choose a day first');
    else if (from && to && from > to) setError('The first day is after the last');
    else {
      setError('');
      void navigate(address.rangeHref(draft));
    }
  };
  const reset = () => {
    setDraft({});
    setError('');
    if (range) void navigate(address.rangeHref({}));
  };

  return (
    <div className={styles.filter}>
      <form className={styles.form} onSubmit={apply} noValidate>
        <Field label="Date from" error={error}>
          {(input) => (
            <Input
              {...input}
              type="date"
              value={draft.from ?? ''}
              onChange={(event) => setDraft({ ...draft, from: event.target.value })}
            />
          )}
        </Field>
        <Field label="Date to">
          {(input) => (
            <Input
              {...input}
              type="date"
              value={draft.to ?? ''}
              onChange={(event) => setDraft({ ...draft, to: event.target.value })}
            />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit">
            Apply Filters
          </Button>
          <Button onClick={reset}>Reset Filters</Button>
        </div>
      </form>
      {range && <FilterState address={address} filtered={filtered} />}
    </div>
  );
}

function FilterState({ address, filtered: { outOf, total, progress, error } }: DateFilterProps) {
  if (error && outOf === undefined) return null;
  const clear = address.rangeHref({});
  return (
    <p className={styles.chip} role="status">
      {outOf === undefined ? (
        <>
          Reading {progress.read} of {progress.total || '…'} <Link to={clear}>Cancel</Link>
        </>
      ) : (
        <>
          {total} of {outOf.promised > outOf.read ? `the newest ${outOf.read}` : outOf.read}{' '}
          <Link to={clear}>Clear</Link>
        </>
      )}
    </p>
  );
}
