import { DatePicker, Form, Input, Select, type FormRule } from 'antd';
import { useMemo } from 'react';
import { usePreferences } from '../components/usePreferences';
import type { Field } from '../core/defineResource';
import { filterKindOf } from '../core/filterFields';
import { choicesOf } from '../core/matchRows';
import styles from './FilterBar.module.css';
import { dayPresets } from './typedFilter';

interface FilterControlsProps {
  readonly field: Field;
  /** What choices are made from. */
  readonly rows: readonly unknown[];
  /** Says what is wrong with what was typed. */
  readonly rule: FormRule;
}

const SIGNS = [
  { value: '', label: 'Any' },
  { value: 'plus', label: 'Above 0' },
  { value: 'minus', label: 'Below 0' },
];

/** The controls that a column is filtered by, as the kind of its values has them. */
export function FilterControls({ field, rows, rule }: FilterControlsProps) {
  const { zone } = usePreferences();
  const sign: unknown = Form.useWatch('sign', Form.useFormInstance());
  const choices = useMemo(
    () => (filterKindOf(field) === 'choice' ? [...choicesOf(field, rows)] : []),
    [field, rows],
  );
  switch (filterKindOf(field)) {
    case 'days':
      return (
        <Form.Item name="days" label="Days" rules={[rule]}>
          <DatePicker.RangePicker presets={dayPresets(zone)} format="YYYY-MM-DD" allowEmpty={[true, true]} />
        </Form.Item>
      );
    case 'choice':
      return (
        <Form.Item name="values" label="Is" rules={[rule]}>
          <Select
            mode="multiple"
            className={styles.choice ?? ''}
            options={choices}
            placeholder="Any of these"
          />
        </Form.Item>
      );
    case 'figure':
      return (
        <>
          <Form.Item name="sign" label="Sign" initialValue="">
            <Select popupMatchSelectWidth={false} options={SIGNS} />
          </Form.Item>
          {/* One or the other: an address asks for a sign or for a range. */}
          {!sign && (
            <>
              <Form.Item name="from" label="From" rules={[rule]}>
                <Input inputMode="decimal" autoComplete="off" className={styles.figure ?? ''} />
              </Form.Item>
              <Form.Item name="to" label="To">
                <Input inputMode="decimal" autoComplete="off" className={styles.figure ?? ''} />
              </Form.Item>
            </>
          )}
        </>
      );
    default:
      return (
        <Form.Item name="text" label="Has" rules={[rule]}>
          <Input autoComplete="off" />
        </Form.Item>
      );
  }
}
