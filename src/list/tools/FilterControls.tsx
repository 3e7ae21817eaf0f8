import { Form, Input, Select, type FormRule } from 'antd';
import { useId } from 'react';
import { typedDecimal } from '../../components/typedDecimal';
import { usePreferences } from '../../data/usePreferences';
import type { Field } from '../../core/defineResource';
import { filterKindOf } from '../query/filters';
import { DateInput } from './DateInput';
import styles from './FilterBar.module.css';
import { datePresets, presetOf } from './datePresets';
import type { FilterFormValues } from './typedFilter';

interface FilterControlsProps {
  readonly field: Field;
  readonly rule: FormRule;
}

const SIGNS = [
  { value: '', label: 'Any' },
  { value: 'plus', label: 'Above 0' },
  { value: 'minus', label: 'Below 0' },
];

/** Renders the inputs of the filter form for a column, depending on the column's filter kind. */
export function FilterControls({ field, rule }: FilterControlsProps) {
  const sign: unknown = Form.useWatch('sign', Form.useFormInstance());
  const kind = filterKindOf(field);
  if (kind === 'dateRange') return <DateRangeControls rule={rule} />;
  if (kind !== 'number')
    return (
      <Form.Item name="text" label="Contains" rules={[rule]}>
        <Input autoComplete="off" />
      </Form.Item>
    );
  return (
    <>
      <Form.Item name="sign" label="Sign" initialValue="">
        <Select options={SIGNS} />
      </Form.Item>
      {/* The URL holds either a sign or a range, not both. */}
      {!sign && (
        <>
          <Form.Item name="from" label="From" rules={[rule]} getValueFromEvent={typedDecimal}>
            <Input inputMode="decimal" autoComplete="off" className={styles.numberInput ?? ''} />
          </Form.Item>
          <Form.Item name="to" label="To" getValueFromEvent={typedDecimal}>
            <Input inputMode="decimal" autoComplete="off" className={styles.numberInput ?? ''} />
          </Form.Item>
        </>
      )}
    </>
  );
}

/** Renders two date inputs, and a select of common date ranges that fills them in. */
function DateRangeControls({ rule }: Pick<FilterControlsProps, 'rule'>) {
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
      <Form.Item name="from" label="From" rules={[rule]}>
        <DateInput />
      </Form.Item>
      <Form.Item name="to" label="To">
        <DateInput />
      </Form.Item>
    </>
  );
}
