import { Button, Form, Input } from 'antd';
import { Select } from '../../components/Select';
import { useId, useState, type ReactNode } from 'react';
import { toFormRule } from '../../components/form';
import type { Field, ListResource } from '../../core/defineResource';
import type { FilterKind } from '../../core/valueType';
import { usePreferences } from '../../lib/usePreferences';
import { describeSort } from '../query/describeQuery';
import { filterFields, filterKindOf } from '../query/filters';
import { typedFilter, type FilterFormValues } from '../query/typedFilter';
import { formatSort, parseSort, setFilter, type ListUrl } from '../query/listQuery';
import { useListView } from '../view/listViews';
import { FilterForm } from './DateFilter';
import { DateInput } from './DateInput';
import { datePresets, presetOf } from './datePresets';
import { useTypingPause } from './useTypingPause';

const SIGNS = [
  { value: '', label: 'Any' },
  { value: 'plus', label: 'Above 0' },
  { value: 'minus', label: 'Below 0' },
];

interface ControlsProps {
  readonly field: Field;
  readonly url: ListUrl;
}

function useRule(field: Field) {
  const form = Form.useFormInstance<FilterFormValues>();
  return (name: 'text' | 'from' | 'to') =>
    toFormRule(() => typedFilter(field, form.getFieldsValue()).problems[name] ?? '');
}

function FilterControls({ kind, ...props }: ControlsProps & { kind: FilterKind }) {
  if (kind === 'dateRange') return <DateRangeControls {...props} />;
  return kind === 'number' ? <NumberControls {...props} /> : <TextControl {...props} />;
}

/** Renders the input of a text filter, which applies when typing pauses. Its button and Enter then clear the input. */
function TextControl({ field, url }: ControlsProps) {
  const rule = useRule(field);
  const typing = useTypingPause((text) => {
    const { filter } = typedFilter(field, { text });
    const isRefined = filter && url.latestQuery().filters.some(({ key }) => key === field.key);
    if (filter || text === '') setFilter(url, field.key, filter, { replace: isRefined ?? false });
  });
  return (
    <Form.Item name="text" label="Contains" rules={[rule('text')]}>
      <Input autoComplete="off" {...typing} />
    </Form.Item>
  );
}

/** Renders the two ends of a range. */
function RangeItems({ field, input }: { field: Field; input: ReactNode }) {
  const rule = useRule(field);
  return (['from', 'to'] as const).map((end) => (
    <Form.Item key={end} name={end} label={end === 'from' ? 'From' : 'To'} rules={[rule(end)]}>
      {input}
    </Form.Item>
  ));
}

function NumberControls({ field }: ControlsProps) {
  const sign: unknown = Form.useWatch('sign', Form.useFormInstance());
  return (
    <>
      <Form.Item name="sign" label="Sign" initialValue="">
        <Select options={SIGNS} />
      </Form.Item>
      {/* The URL holds either a sign or a range, not both. */}
      {!sign && <RangeItems field={field} input={<Input autoComplete="off" style={{ width: '7.5rem' }} />} />}
    </>
  );
}

/** Renders two date inputs, and a select of common date ranges that fills them in. */
function DateRangeControls({ field }: ControlsProps) {
  const { zone } = usePreferences();
  const id = useId();
  const form = Form.useFormInstance<FilterFormValues>();
  const from = Form.useWatch('from', form);
  const to = Form.useWatch('to', form);
  const presets = datePresets(zone);
  return (
    <>
      <Form.Item label="Period" htmlFor={id}>
        <Select
          id={id}
          placeholder="Custom"
          value={presetOf(zone, { from, to })}
          options={presets.map(({ label }) => ({ value: label, label }))}
          onChange={(label) => {
            const preset = presets.find((candidate) => candidate.label === label);
            if (preset) form.setFieldsValue({ from: preset.from, to: preset.to });
          }}
        />
      </Form.Item>
      <RangeItems field={field} input={<DateInput />} />
    </>
  );
}

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
  const view = useListView();
  // The date filter and the columns with few values have their own controls.
  const filterable = filterFields(fields).filter(
    (field) => field.key !== dateFilter && filterKindOf(field) !== 'choice',
  );
  const [chosen, choose] = useState(filterable[0]?.key);
  const field = filterable.find(({ key }) => key === chosen);
  const kind = field && filterKindOf(field);
  if (!kind || kind === 'choice') return <p>This list has no filters.</p>;
  const add = (typed: FilterFormValues) => {
    const { filter } = typedFilter(field, typed);
    if (!filter) return;
    // `resetFields` would remount the field and lose its focus.
    form.setFieldsValue({ text: '', sign: '', from: '', to: '' });
    setFilter(url, field.key, filter);
  };
  return (
    <FilterForm form={form} aria-label={`Filter ${title}`} onFinish={add}>
      <Form.Item label="Column" htmlFor={id}>
        <Select
          id={id}
          value={field.key}
          options={filterable.map((candidate) => ({ value: candidate.key, label: candidate.title }))}
          onChange={(key) => {
            form.resetFields();
            choose(key);
          }}
        />
      </Form.Item>
      <FilterControls key={field.key} kind={kind} field={field} url={url} />
      <Form.Item>
        <Button type="primary" htmlType="submit">
          Add filter
        </Button>
      </Form.Item>
      {view === 'cards' && <SortBy resource={resource} url={url} />}
    </FilterForm>
  );
}
