// Replaces antd's Form in Refine's useTable, which creates a form for the unused option `searchFormProps`
// (build/antd/stubs.ts).
export * from 'antd';

const form = {
  getFieldsValue: () => ({}),
  setFieldsValue: () => undefined,
  validateFields: () => Promise.resolve({}),
};
export const Form = { useForm: () => [form] };
export default Form;
