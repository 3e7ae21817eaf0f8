import type { FormProps } from 'antd';

/** Props of antd's Form for a form that is validated on submit. */
export const formDefaults = {
  layout: 'vertical',
  requiredMark: false,
  validateTrigger: 'onSubmit',
} as const satisfies FormProps;
