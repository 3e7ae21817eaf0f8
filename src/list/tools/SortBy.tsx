import { Form, Select } from 'antd';
import { useId } from 'react';
import type { ListResource } from '../../core/defineResource';
import { filterFields } from '../query/filterFields';
import { saySort } from '../rows/matchesFilter';
import { sortText, spelledSort, type Sort } from '../query/wholeAddress';
import type { ListAddress } from '../query/useListAddress';
import { useGo } from '../useGo';

interface SortByProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
}

/** Renders all sort orders as a select: cards have no column titles to click. */
export function SortBy({ resource, address }: SortByProps) {
  const go = useGo();
  const id = useId();
  const sort = spelledSort(address.search);
  const orders = filterFields(resource.fields).flatMap((field) =>
    [false, true].map((descending) => {
      const order: Sort = { key: field.key, descending };
      return { value: sortText(order), label: saySort(field, order), order };
    }),
  );
  return (
    <Form.Item label="Sort by" htmlFor={id}>
      <Select
        id={id}
        popupMatchSelectWidth={false}
        value={sort ? sortText(sort) : ''}
        options={[{ value: '', label: 'Default order' }, ...orders]}
        onChange={(value) => go(address.sortHref(orders.find((one) => one.value === value)?.order))}
      />
    </Form.Item>
  );
}
