import { Button, Flex, Form, type FormInstance } from 'antd';
import { useEffect, useId } from 'react';
import { clearFieldErrors, toFormRule } from '../../components/form';
import { DateInput } from './DateInput';
import { START_AFTER_END, type ValueRange } from '../query/filters';
import { readDateRange } from '../query/typedFilter';
import styles from './DateFilter.module.css';

/** Shows the error of a range that ends before it starts. Other errors wait for the submit, when typing has ended. */
export function showReversed(form: FormInstance<ValueRange>) {
  const { from } = readDateRange(form.getFieldsValue()).problems;
  if (from === START_AFTER_END) form.setFields([{ name: 'from', errors: [from] }]);
}

interface DateFilterProps {
  readonly range: ValueRange;
  /** Called with {} to remove the dates. */
  readonly onChange: (range: ValueRange) => void;
}

/** Renders the two date inputs with Apply and Reset. */
export default function DateFilter({ range: { from, to }, onChange }: DateFilterProps) {
  const id = useId();
  const [form] = Form.useForm<ValueRange>();
  // Back, Clear and shared links change the range outside this form, so update its inputs.
  useEffect(() => {
    form.setFieldsValue({ from, to });
    showReversed(form);
  }, [form, from, to]);

  // The member has just chosen "Custom".
  useEffect(() => {
    if (document.activeElement?.role === 'combobox') form.focusField('from');
  }, [form]);

  const ruleOf = (end: 'from' | 'to') =>
    toFormRule(() => readDateRange(form.getFieldsValue()).problems[end] ?? '');
  const reset = () => {
    form.resetFields();
    form.setFieldsValue({ from: undefined, to: undefined });
    if (from ?? to) onChange({});
  };

  return (
    <Form
      className={styles.filter ?? ''}
      style={{ rowGap: '0.5rem' }}
      form={form}
      // The form's name makes the field IDs unique, because a page may show two such forms.
      name={id}
      // Screen readers say it when the focus moves into the form.
      aria-label="Custom period"
      layout="inline"
      colon={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={{ from, to }}
      // Either date may have caused a range error, so clear the errors of both.
      onValuesChange={() => {
        clearFieldErrors(form, { from, to });
        showReversed(form);
      }}
      onFinish={(typed) => onChange(readDateRange(typed).range)}
    >
      <Form.Item name="from" label="Date from" rules={[ruleOf('from')]}>
        <DateInput placeholder="Date from" />
      </Form.Item>
      <Form.Item name="to" label="Date to" rules={[ruleOf('to')]}>
        <DateInput placeholder="Date to" />
      </Form.Item>
      <Flex gap="small">
        <Button type="primary" htmlType="submit">
          Apply Filters
        </Button>
        <Button onClick={reset}>Reset Filters</Button>
      </Flex>
    </Form>
  );
}
