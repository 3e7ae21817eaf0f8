import { Segmented } from 'antd';
import { useNavigate } from 'react-router-dom';
import { fieldOf, type ListResource } from '../core/defineResource';
import { plainWords } from '../core/words';
import { valueTypeOf } from '../core/valueTypes';
import type { Flag, ListAddress } from './useListAddress';

interface FlagFilterProps {
  readonly resource: ListResource;
  readonly flagFilter: string;
  readonly address: ListAddress;
}

/** All rows, or those of one value of a flag, in the words that the rows bear. */
export function FlagFilter({ resource, flagFilter, address }: FlagFilterProps) {
  const navigate = useNavigate();
  const field = fieldOf(resource, flagFilter);
  const words = (flag: Flag) => plainWords(valueTypeOf(field.valueType).text(flag === 'true', field));
  return (
    <Segmented<Flag | ''>
      aria-label={field.title}
      value={address.flag ?? ''}
      options={[
        { value: '', label: 'All' },
        { value: 'false', label: words('false') },
        { value: 'true', label: words('true') },
      ]}
      onChange={(flag) => void navigate(address.flagHref(flag || undefined))}
    />
  );
}
