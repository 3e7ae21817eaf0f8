import { Segmented } from 'antd';
import { fieldOf, type ListResource } from '../../core/defineResource';
import { plainWords } from '../../core/words';
import { wordsOf } from '../../core/valueTypes';
import type { Flag, ListAddress } from '../query/useListAddress';
import { useGo } from '../useGo';

interface FlagFilterProps {
  readonly resource: ListResource;
  readonly flagFilter: string;
  readonly address: ListAddress;
}

/** Renders a boolean filter: all rows, or those with one value. The labels are the texts of the field's values. */
export function FlagFilter({ resource, flagFilter, address }: FlagFilterProps) {
  const go = useGo();
  const field = fieldOf(resource, flagFilter);
  const words = (flag: Flag) => plainWords(wordsOf(field, flag === 'true'));
  return (
    <Segmented<Flag | ''>
      aria-label={field.title}
      // The radio input inside is the Tab stop.
      tabIndex={-1}
      value={address.flag ?? ''}
      options={[
        { value: '', label: 'All' },
        { value: 'false', label: words('false') },
        { value: 'true', label: words('true') },
      ]}
      onChange={(flag) => go(address.flagHref(flag || undefined))}
    />
  );
}
