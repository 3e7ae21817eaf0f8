import type { FormProps } from 'antd';

/** A form that is judged on submit: for antd's Form. */
export const formDefaults = {
  layout: 'vertical',
  requiredMark: false,
  validateTrigger: 'onSubmit',
} as const satisfies FormProps;
