import { ConfigProvider, Form, type FormInstance } from 'antd';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { formDefaults } from '../../components/formDefaults';
import { clearFieldErrors } from '../../components/clearFieldErrors';
import { takeHeldSubmit } from '../../core/heldSubmit';
import { typedInto } from './typedInto';

interface AuthFormProps<Values extends object> {
  /** Begins the ids of its fields. */
  readonly name: string;
  readonly form?: FormInstance<Values>;
  /** A value for every field: what is left out would be no text to the rules. */
  readonly initialValues: Values;
  readonly onFinish: (values: Values) => void;
  /** Takes the words of the broken rule, once however many fields they stand at. */
  readonly onRefused: (message: string) => void;
  readonly children: ReactNode;
}

/** antd's Form as every public page has it: checked on submit, and an error goes when its field is changed. */
export function AuthForm<Values extends object>({
  form,
  onRefused,
  children,
  ...rest
}: AuthFormProps<Values>) {
  const [instance] = Form.useForm<Values>(form);
  const { name, initialValues } = rest;
  useLayoutEffect(() => {
    const typed = typedInto(name, initialValues);
    if (typed) (instance as FormInstance).setFieldsValue(typed);
    // Only what came before the form did: later the form hears of it itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (takeHeldSubmit(window, name)) instance.submit();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Form<Values>
      {...formDefaults}
      {...rest}
      form={instance}
      // The browser's own bubbles would speak before the rules do.
      noValidate
      // Sent before any script is there it does nothing: a GET, which the policy forbids, would stop the page as well.
      method="dialog"
      // Passwords and codes go with the page.
      clearOnDestroy
      scrollToFirstError={{ focus: true }}
      onValuesChange={clearFieldErrors(instance as FormInstance)}
      onFinishFailed={({ errorFields, outOfDate }) => {
        const message = errorFields[0]?.errors[0];
        // Of two submits within one moment antd calls the first one out of date.
        if (message && !outOfDate) onRefused(message);
      }}
    >
      {/* Large enough for fingers; not by the form's own size, or its labels would be as high as the fields. */}
      <ConfigProvider componentSize="large">{children}</ConfigProvider>
    </Form>
  );
}
