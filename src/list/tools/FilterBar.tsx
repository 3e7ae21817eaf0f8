import { Button, Form, Select } from 'antd';
import { useId, useState } from 'react';
import type { ListResource } from '../../core/defineResource';
import { toFormRule } from '../../components/form';
import { FILTER_HINTS, filterFields, filterKindOf } from '../query/filters';
import styles from './FilterBar.module.css';
import { FilterControls } from './FilterControls';
import { typedFilter, type FilterFormValues } from './typedFilter';
import type { ListUrl } from '../query/useListQuery';
import { describeSort } from '../query/describeFilter';
import { formatSort, parseSort } from '../query/listQuery';
import { useListView } from '../view/listViews';

interface FilterBarProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
}

/** Renders a select of all sort orders for the card view, which has no column titles to click. */
function SortBy({ resource, url: { query, go } }: FilterBarProps) {
  const id = useId();
  const orders = filterFields(resource.fields).flatMap((field) =>
    [false, true].map((descending) => {
      const sort = { key: field.key, descending };
      return { value: formatSort(sort), label: describeSort(field, sort) };
    }),
  );
  return (
    <Form.Item label="Sort by" htmlFor={id}>
      <Select
        id={id}
        value={query.sort ? formatSort(query.sort) : ''}
        options={[{ value: '', label: 'Default order' }, ...orders]}
        onChange={(value) => go({ sort: parseSort(value) })}
      />
    </Form.Item>
  );
}

/** Renders the form that adds a filter to the URL. */
export default function FilterBar({ resource, url }: FilterBarProps) {
  const id = useId();
  const [form] = Form.useForm<FilterFormValues>();
  const { fields, dateFilter, title } = resource;
  const [view] = useListView();
  // The date filter and the columns with few values have their own controls.
  const filterable = filterFields(fields).filter(
    (field) => field.key !== dateFilter && filterKindOf(field) !== 'choice',
  );
  const [chosen, choose] = useState(filterable[0]?.key);
  const field = filterable.find(({ key }) => key === chosen);
  const kind = field && filterKindOf(field);
  if (!kind || kind === 'choice') return <p>This list has no filters.</p>;
  const add = (typed: FilterFormValues) => {
    const filter = typedFilter(field, typed);
    if (!filter) return;
    const others = url.query.filters.filter(({ key }) => key !== field.key);
    // `resetFields` would remount the field and lose its focus.
    form.setFieldsValue({ text: '', sign: '', from: '', to: '' });
    url.go({ filters: [...others, filter] });
  };
  const rule = toFormRule(() => (typedFilter(field, form.getFieldsValue()) ? '' : FILTER_HINTS[kind]));
  return (
    <Form
      className={styles.bar ?? ''}
      form={form}
      // The form's name makes the field IDs unique, because a page may show two such forms.
      name={id}
      layout="inline"
      colon={false}
      validateTrigger="onSubmit"
      aria-label={`Filter ${title}`}
      onFinish={add}
    >
      <Form.Item label="Column" htmlFor={`${id}column`}>
        <Select
          id={`${id}column`}
          value={field.key}
          options={filterable.map((candidate) => ({ value: candidate.key, label: candidate.title }))}
          onChange={(key) => {
            form.resetFields();
            choose(key);
          }}
        />
      </Form.Item>
      <FilterControls field={field} rule={rule} />
      <Form.Item>
        <Button type="primary" htmlType="submit">
          Add filter
        </Button>
      </Form.Item>
      {view === 'cards' && <SortBy resource={resource} url={url} />}
    </Form>
  );
}
