import type { FormInstance } from 'antd';

/** For `onValuesChange`: what was said of a field goes as soon as it is changed (decision 13). */
export const forgetErrors =
  (form: Pick<FormInstance, 'getFieldError' | 'setFields'>) =>
  (changed: object): void => {
    // None to set is no reason to draw: antd's form compares with care, and at length.
    const wrong = Object.keys(changed).filter((name) => form.getFieldError(name).length > 0);
    if (wrong.length > 0) form.setFields(wrong.map((name) => ({ name, errors: [] })));
  };
