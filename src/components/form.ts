import type { FormInstance, FormProps, FormRule } from 'antd';

/** Props of antd's Form for a form that is validated on submit. */
export const formDefaults = {
  layout: 'vertical',
  requiredMark: false,
  validateTrigger: 'onSubmit',
} as const satisfies FormProps;

/** Converts a check to an antd rule. The check returns an error message, or '' for a valid value. */
export const toFormRule = (check: (value: string) => string) => ({
  validator: (_rule: unknown, value: string | undefined) => {
    const problem = check(value ?? '');
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});

/**
 * Creates the antd rule of one field from a check of the whole form, which returns error messages by field. antd
 * validates each field separately.
 */
export const createFieldRule =
  <Values extends object>(check: (values: Values) => Partial<Record<keyof Values, string>> | undefined) =>
  (field: keyof Values): FormRule =>
  ({ getFieldsValue }) =>
    toFormRule(() => check(getFieldsValue() as Values)?.[field] ?? '');

/** Returns an `onValuesChange` handler that removes a field's errors when the field changes (product.md: Errors). */
export const clearFieldErrors =
  (form: Pick<FormInstance, 'getFieldError' | 'setFields'>) =>
  (changed: object): void => {
    // `setFields` with an empty list would still make antd compare all fields of the form.
    const invalid = Object.keys(changed).filter((name) => form.getFieldError(name).length > 0);
    if (invalid.length > 0) form.setFields(invalid.map((name) => ({ name, errors: [] })));
  };
