import { Button, Form } from 'antd';
import { useEffect, useId } from 'react';
import { clearFieldErrors, toFormRule } from '../../components/form';
import { readDate } from '../../core/dates';
import { DateInput } from './DateInput';
import type { ValueRange } from '../query/filters';
import styles from './DateFilter.module.css';
import type { ListUrl } from '../query/listQuery';

const dateRule = toFormRule((day) => (!day || readDate(day) ? '' : 'Enter a date like 2026-01-31'));

/** Renders the two date inputs with Apply and Reset (product.md: Trades and orders). */
export default function DateFilter({ url: { query, go } }: { url: ListUrl }) {
  const id = useId();
  const [form] = Form.useForm<ValueRange>();
  const { from, to } = query.range;
  // Back, Clear and shared links change the range outside this form, so update its inputs.
  useEffect(() => form.setFieldsValue({ from, to }), [form, from, to]);

  const rangeRule = toFormRule(() => {
    const { from: start, to: end } = form.getFieldsValue();
    if (!start && !end) return 'Choose a date';
    return start && end && readDate(end)?.isBefore(start, 'day')
      ? 'The start date is after the end date'
      : '';
  });
  const reset = () => {
    form.resetFields();
    form.setFieldsValue({ from: undefined, to: undefined });
    if (from ?? to) go({ range: {} });
  };

  return (
    <Form
      className={styles.filter ?? ''}
      form={form}
      // The form's name makes the field IDs unique, because a page may show two such forms.
      name={id}
      layout="inline"
      colon={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={{ from, to }}
      // Either date may have caused a range error, so clear the errors of both.
      onValuesChange={() => clearFieldErrors(form, { from, to })}
      onFinish={(range) => go({ range })}
    >
      <Form.Item name="from" label="Date from" validateFirst rules={[dateRule, rangeRule]}>
        <DateInput placeholder="Date from" />
      </Form.Item>
      <Form.Item name="to" label="Date to" rules={[dateRule]}>
        <DateInput placeholder="Date to" />
      </Form.Item>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          Apply Filters
        </Button>
        <Button onClick={reset}>Reset Filters</Button>
      </div>
    </Form>
  );
}
