// Replaces antd for Refine's useTable, which creates a form for `searchFormProps`, unused here (build/antd/stubs.ts).
export * from 'antd';

const form = {
  getFieldsValue: () => ({}),
  setFieldsValue: () => undefined,
  validateFields: () => Promise.resolve({}),
};
export const Form = { useForm: () => [form] };
export default Form;
