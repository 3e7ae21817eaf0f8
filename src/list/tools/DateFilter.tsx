import { Button, Flex, Form, type FormInstance, type FormProps } from 'antd';
import { useEffect, useId, type ReactNode } from 'react';
import { clearFieldErrors, toFormRule, verbatim } from '../../components/form';
import { DateInput } from './DateInput';
import { START_AFTER_END, type ValueRange } from '../query/filters';
import { readDateRange, type FilterFormValues } from '../query/typedFilter';
import styles from './DateFilter.module.css';

/** Shows the error of a range that ends before it starts. Other errors wait for the submit, when typing has ended. */
function showReversed(form: FormInstance<FilterFormValues>) {
  const { from } = readDateRange(form.getFieldsValue()).problems;
  if (from === START_AFTER_END) form.setFields([{ name: 'from', errors: [from] }]);
}

interface FilterFormProps extends FormProps<FilterFormValues> {
  readonly form: FormInstance<FilterFormValues>;
  readonly children: ReactNode;
}

/** Renders the fields of a filter on one line, if there is room. Their errors appear on submit. */
export const FilterForm = ({ form, ...props }: FilterFormProps) => (
  <Form
    form={form}
    style={{ rowGap: '0.5rem' }}
    // The form's name makes the field IDs unique, because a page may show two such forms.
    name={useId()}
    layout="inline"
    colon={false}
    validateTrigger="onSubmit"
    scrollToFirstError={{ focus: true }}
    {...verbatim}
    // Either end may have caused an error of the range, so clear the errors of both.
    onValuesChange={() => {
      clearFieldErrors(form, { from: '', to: '' });
      showReversed(form);
    }}
    {...props}
  />
);

interface DateFilterProps {
  readonly range: ValueRange;
  /** Called with {} to remove the dates. */
  readonly onChange: (range: ValueRange) => void;
}

/** Renders the two date inputs with Apply and Reset. */
export default function DateFilter({ range: { from, to }, onChange }: DateFilterProps) {
  const [form] = Form.useForm<FilterFormValues>();
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
    <FilterForm
      className={styles.filter ?? ''}
      form={form}
      // Screen readers say it when the focus moves into the form.
      aria-label="Custom period"
      initialValues={{ from, to }}
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
    </FilterForm>
  );
}
