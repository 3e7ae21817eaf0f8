import { Segmented } from 'antd';
import { fieldOf, type ListResource } from '../../core/defineResource';
import { humanize } from '../../core/text';
import { formatValue } from '../../core/valueTypes';
import type { FlagValue } from '../query/listQuery';
import type { ListUrl } from '../query/useListQuery';

interface BooleanFilterProps {
  readonly resource: ListResource;
  readonly booleanFilter: string;
  readonly url: ListUrl;
}

/** Renders a boolean filter with the options All, false and true, labelled like the field's values in rows. */
export function BooleanFilter({ resource, booleanFilter, url: { query, go } }: BooleanFilterProps) {
  const field = fieldOf(resource, booleanFilter);
  const label = (flag: FlagValue) => humanize(formatValue(field, flag === 'true'));
  return (
    <Segmented<FlagValue | ''>
      aria-label={field.title}
      // The radio input inside is the Tab stop.
      tabIndex={-1}
      value={query.flag ?? ''}
      options={[
        { value: '', label: 'All' },
        { value: 'false', label: label('false') },
        { value: 'true', label: label('true') },
      ]}
      onChange={(flag) => go({ flag: flag || undefined })}
    />
  );
}
