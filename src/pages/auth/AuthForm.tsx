import { ConfigProvider, Form, type FormInstance } from 'antd';
import { useLayoutEffect, type ReactNode } from 'react';
import { clearFieldErrors, formDefaults } from '../../components/form';
import { typedValues } from './typedValues';

interface AuthFormProps<Values extends object> {
  /** Name of the form; antd prefixes the ids of its fields with it. */
  readonly name: string;
  readonly form?: FormInstance<Values>;
  /** One value per field: the rules would read a missing value as the text "undefined". */
  readonly initialValues: Values;
  readonly onFinish: (values: Values) => void;
  /** Called with the first validation message when a submit fails validation. */
  readonly onInvalid: (message: string) => void;
  readonly children: ReactNode;
}

/** Renders antd's Form for the public pages: validated on submit; an error disappears when its field changes. */
export function AuthForm<Values extends object>({
  form,
  onInvalid,
  children,
  ...rest
}: AuthFormProps<Values>) {
  const [instance] = Form.useForm<Values>(form);
  const { name, initialValues } = rest;
  useLayoutEffect(() => {
    const typed = typedValues(name, initialValues);
    if (typed) (instance as FormInstance).setFieldsValue(typed);
    // Run once, for text typed before hydration: antd tracks later input itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Form<Values>
      {...formDefaults}
      {...rest}
      form={instance}
      // The browser's own validation messages would appear before the rules run.
      noValidate
      // Removes passwords and codes from the form's store when the page unmounts.
      clearOnDestroy
      scrollToFirstError={{ focus: true }}
      onValuesChange={clearFieldErrors(instance as FormInstance)}
      onFinishFailed={({ errorFields, outOfDate }) => {
        const message = errorFields[0]?.errors[0];
        // After two submits in quick succession, antd reports the first as out of date.
        if (message && !outOfDate) onInvalid(message);
      }}
    >
      {/* Large controls for touch. The form's own `size` would make its labels as high as the fields. */}
      <ConfigProvider componentSize="large">{children}</ConfigProvider>
    </Form>
  );
}
