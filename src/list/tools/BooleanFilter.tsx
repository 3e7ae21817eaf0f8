import { Segmented } from 'antd';
import { fieldOf, type ListResource } from '../../core/defineResource';
import { plainWords } from '../../core/words';
import { wordsOf } from '../../core/valueTypes';
import type { FlagValue } from '../query/listQuery';
import type { ListUrl } from '../query/useListQuery';

interface BooleanFilterProps {
  readonly resource: ListResource;
  readonly flagFilter: string;
  readonly url: ListUrl;
}

/** Renders a boolean filter: all rows, or those with one value. The labels are the texts of the field's values. */
export function BooleanFilter({ resource, flagFilter, url: { query, go } }: BooleanFilterProps) {
  const field = fieldOf(resource, flagFilter);
  const label = (flag: FlagValue) => plainWords(wordsOf(field, flag === 'true'));
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
