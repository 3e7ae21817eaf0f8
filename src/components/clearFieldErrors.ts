import type { FormInstance } from 'antd';

/** For `onValuesChange`: removes the errors of a field as soon as it changes (product.md: Errors). */
export const clearFieldErrors =
  (form: Pick<FormInstance, 'getFieldError' | 'setFields'>) =>
  (changed: object): void => {
    // Without errors nothing is set: antd's form would compare all its fields.
    const wrong = Object.keys(changed).filter((name) => form.getFieldError(name).length > 0);
    if (wrong.length > 0) form.setFields(wrong.map((name) => ({ name, errors: [] })));
  };
