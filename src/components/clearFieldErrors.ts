import type { FormInstance } from 'antd';

/** Returns an `onValuesChange` handler that removes the errors of a field when it changes (product.md: Errors). */
export const clearFieldErrors =
  (form: Pick<FormInstance, 'getFieldError' | 'setFields'>) =>
  (changed: object): void => {
    // `setFields` with an empty list would still make antd compare all fields of the form.
    const wrong = Object.keys(changed).filter((name) => form.getFieldError(name).length > 0);
    if (wrong.length > 0) form.setFields(wrong.map((name) => ({ name, errors: [] })));
  };
