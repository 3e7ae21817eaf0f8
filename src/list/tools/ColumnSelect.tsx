import { Select, Tag } from 'antd';
import { useId, useMemo } from 'react';
import { useListHeight } from '../../components/Select';
import type { Field } from '../../core/defineResource';
import { setFilter, type ListQuery, type ListUrl } from '../query/listQuery';
import { choicesOf } from '../rows/matchesFilter';
import styles from './ListTools.module.css';

/** Returns the width of a column's select, so that nothing moves when a value is chosen or the select loads. */
export const selectSize = ({ title }: Field) => ({ width: `calc(${title.length}ch + 3.625rem)` });

/** Shows the number of chosen values as plain text. */
const PLAIN = {
  item: { margin: 0, padding: '0 0 0 3px', background: 'none' },
  itemContent: { margin: 0 },
} as const;

/** The rows whose values the selects of all columns offer. Opening a select loads the rows of all pages. */
export interface ColumnValues {
  readonly rows: readonly unknown[];
  readonly loading: boolean;
  /** Whether the rows of the other pages couldn't be loaded. Opening the select again retries. */
  readonly failed: boolean;
  readonly onOpen: () => void;
}

interface ColumnSelectProps extends ColumnValues {
  readonly field: Field;
  readonly url: ListUrl;
  /** Whether a sheet shows the values as tags, which take one tap each. */
  readonly inSheet: boolean;
}

/** A sheet shows up to this many values as tags, and more of them in a select. */
const MAX_TAGS = 30;

/** Renders the values of a column, in a select or as tags. Choosing values filters the list by that column. */
export function ColumnSelect({ field, url, rows, loading, failed, onOpen, inSheet }: ColumnSelectProps) {
  const options = useMemo(() => choicesOf(field, rows), [field, rows]);
  const id = useId();
  const listHeight = useListHeight();
  const { key } = field;
  const chosenIn = ({ filters }: ListQuery) => {
    const filter = filters.find((other) => other.key === key);
    return filter && 'values' in filter ? filter.values : [];
  };
  const chosen = chosenIn(url.query);
  const choose = (changed: readonly string[]) => {
    // antd derives the changed values from the rendered ones, which may lack the previous change.
    const latest = chosenIn(url.latestQuery());
    const kept = latest.filter((value) => changed.includes(value) || !chosen.includes(value));
    const added = changed.filter((value) => !chosen.includes(value) && !latest.includes(value));
    const values = [...kept, ...added];
    setFilter(url, key, values.length > 0 ? { kind: 'choice', key, values } : undefined);
  };
  if (inSheet && options.length <= MAX_TAGS)
    return (
      <div>
        <div id={id}>{field.title}</div>
        {/* The tags would move while further rows add values. */}
        {loading ? (
          'Loading…'
        ) : (
          <Tag.CheckableTagGroup<string>
            aria-labelledby={id}
            role="group"
            multiple
            classNames={{ item: styles.tag ?? '' }}
            value={[...chosen]}
            options={options}
            onChange={choose}
          />
        )}
      </div>
    );
  const chosenText = options
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ');
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {field.title}
      </label>
      <Select
        id={id}
        mode="multiple"
        style={selectSize(field)}
        styles={PLAIN}
        placeholder={field.title}
        listHeight={listHeight}
        showSearch={false}
        maxTagCount={0}
        maxTagPlaceholder={`${field.title}: ${chosen.length}`}
        // antd's input has no value that screen readers could read.
        aria-description={chosenText}
        loading={loading}
        popupRender={(menu) => (
          <>
            {menu}
            {failed && !loading && (
              <p role="alert" style={{ margin: 0, maxWidth: '15rem', padding: '0.5rem 0.75rem' }}>
                Only the values of this page: the other pages couldn't be loaded. Close and open to try again.
              </p>
            )}
          </>
        )}
        value={chosen}
        options={options}
        onOpenChange={(open) => open && onOpen()}
        onChange={choose}
      />
    </>
  );
}
