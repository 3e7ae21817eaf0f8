// antd for what Refine's useTable is made of (build/plugins.ts): it makes a form for `searchFormProps`, which no list has.
export * from 'antd';

const form = {
  getFieldsValue: () => ({}),
  setFieldsValue: () => undefined,
  validateFields: () => Promise.resolve({}),
};
export const Form = { useForm: () => [form] };
export default Form;
