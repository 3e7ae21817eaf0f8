import { Form, Select } from 'antd';
import { useId } from 'react';
import type { ListResource } from '../../core/defineResource';
import { filterFields } from '../query/filterFields';
import { describeSort } from '../query/describeFilter';
import { formatSort, type Sort } from '../query/sort';
import type { ListUrl } from '../query/useListQuery';

interface SortByProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
}

/** Renders all sort orders as a select: cards have no column titles to click. */
export function SortBy({ resource, url: { query, go } }: SortByProps) {
  const id = useId();
  const orders = filterFields(resource.fields).flatMap((field) =>
    [false, true].map((descending) => {
      const order: Sort = { key: field.key, descending };
      return { value: formatSort(order), label: describeSort(field, order), order };
    }),
  );
  return (
    <Form.Item label="Sort by" htmlFor={id}>
      <Select
        id={id}
        popupMatchSelectWidth={false}
        value={query.sort ? formatSort(query.sort) : ''}
        options={[{ value: '', label: 'Default order' }, ...orders]}
        onChange={(value) => go({ sort: orders.find((one) => one.value === value)?.order })}
      />
    </Form.Item>
  );
}
