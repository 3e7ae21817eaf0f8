import { Select } from 'antd';
import { useId, useMemo } from 'react';
import type { Field } from '../../core/defineResource';
import type { ListUrl } from '../query/listQuery';
import { choicesOf } from '../rows/matchesFilter';

/** Returns the width of a column's select while no value is chosen. ListTools reserves this width for the select. */
export const selectSize = ({ title }: Field) => ({
  minWidth: `calc(${title.length}ch + 3.125rem)`,
  maxWidth: '11.25rem',
});

/** The rows whose values the selects of all columns offer. Opening a select loads the rows of all pages. */
export interface ColumnValues {
  readonly rows: readonly unknown[];
  readonly loading: boolean;
  /** Whether the rows of the other pages couldn't be loaded. Opening the select again retries. */
  readonly failed: boolean;
  readonly onOpen: () => void;
}

export interface ColumnSelectProps extends ColumnValues {
  readonly field: Field;
  readonly url: ListUrl;
}

/** Returns the values of a column, which of them the list is filtered by, and a function that chooses others. */
export function useColumnChoices({ field, url: { query, latestQuery, go }, rows }: ColumnSelectProps) {
  const options = useMemo(() => choicesOf(field, rows), [field, rows]);
  const filter = query.filters.find(({ key }) => key === field.key);
  return {
    options,
    chosen: filter?.kind === 'choice' ? filter.values : [],
    choose: (values: readonly string[]) => {
      const others = latestQuery().filters.filter(({ key }) => key !== field.key);
      go({ filters: values.length > 0 ? [...others, { kind: 'choice', key: field.key, values }] : others });
    },
  };
}

/** Renders a select with the values of a column. Choosing values filters the list by that column. */
export function ColumnSelect(props: ColumnSelectProps) {
  const { field, loading, failed, onOpen } = props;
  const { options, chosen, choose } = useColumnChoices(props);
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {field.title}
      </label>
      <Select
        id={id}
        mode="multiple"
        style={selectSize(field)}
        placeholder={field.title}
        listHeight={400}
        showSearch={false}
        maxTagCount={0}
        maxTagPlaceholder={options
          .filter(({ value }) => chosen.includes(value))
          .map(({ label }) => label)
          .join(', ')}
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
