import { Button, ConfigProvider, Form, type FormInstance } from 'antd';
import { use, useEffect, useLayoutEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { PortalForm } from '../../components/form';
import { FormError } from '../../components/FormError';
import { useReplacesPage } from '../../lib/replacedPage';
import { useHydrating } from '../../lib/useHydrating';
import type { Problems } from './accountRules';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout';
import { TypedTexts } from './TypedTexts';
import { focusNextBox, typedValues } from './typedValues';
import type { Submission } from './useAuthForm';
import { useCodeSubmit } from './useCodeSubmit';

interface AuthFormProps<Values extends object> extends AuthLayoutProps {
  readonly name: string;
  readonly submission: Submission<Values>;
  /** Must have a value for every field: `check` would read a missing value as the text "undefined". */
  readonly initialValues: Values;
  readonly check: (values: Values) => Problems;
  /** Called on submit if `check` finds no error. */
  readonly onFinish: (values: Values) => void;
  readonly submitLabel: string;
  readonly afterSubmit?: ReactNode;
}

/**
 * Renders a public page with antd's Form, its error and its submit button. Submit validates all fields. The text in an
 * input is always the one that is sent, also if it was typed before the form's code loaded, or set without an event.
 */
export function AuthForm<Values extends object>({
  title,
  lead,
  footer,
  submission: { form, isValid, formError, submitting },
  initialValues,
  check,
  onFinish,
  submitLabel,
  afterSubmit,
  children,
  ...rest
}: AuthFormProps<Values>) {
  const { name } = rest;
  const submitCode = useCodeSubmit(form.submit);
  const hydrating = useHydrating();
  const replacesPage = useReplacesPage();
  const [initial] = useState(() => ({
    ...initialValues,
    ...(replacesPage && typedValues(name, initialValues)),
  }));
  // A change of the theme renders the inputs too, so this component must render with them for TypedTexts to see it.
  use(ConfigProvider.ConfigContext);
  const adopt = (event?: SyntheticEvent) => {
    const own = event?.type === 'input' ? event.target : undefined;
    const typed = typedValues(name, form.getFieldsValue(), own);
    if (Object.keys(typed).length > 0) (form as FormInstance).setFieldsValue(typed);
  };
  useLayoutEffect(() => {
    adopt();
    // Run once, for text typed before hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // After the focus has been restored (useKeepFocus).
  useEffect(() => focusNextBox(name, form.getFieldsValue()), [form, name]);
  return (
    <AuthLayout title={title} lead={lead} footer={footer}>
      <PortalForm<Values>
        {...rest}
        initialValues={initial}
        form={form}
        // The browser's own validation messages would appear before `check` runs.
        noValidate
        // Removes passwords and codes from the form's store when the page unmounts.
        clearOnDestroy
        onValuesChange={({ code, otp = '' }: { code?: string[]; otp?: string }, values) => {
          if (code ?? otp) submitCode(code?.join('') ?? otp, check(values));
        }}
        onFinish={(values) => {
          if (isValid(check(values))) onFinish(values);
        }}
        // Before any handler of the form and its inputs, which would render the inputs with the form's state.
        onSubmitCapture={adopt}
        onClickCapture={adopt}
        onFocusCapture={adopt}
        onBlurCapture={adopt}
        onKeyDownCapture={adopt}
        onInputCapture={adopt}
        onPasteCapture={adopt}
      >
        <TypedTexts form={name} onRestore={adopt}>
          {children}
          {formError && (
            <Form.Item>
              <FormError text={formError} />
            </Form.Item>
          )}
          <Form.Item noStyle={!afterSubmit}>
            {/* Disabled until hydration, so that Enter can't submit the form before its code handles the event. */}
            <Button type="primary" htmlType="submit" block disabled={hydrating} loading={submitting}>
              {submitLabel}
            </Button>
          </Form.Item>
          {afterSubmit}
        </TypedTexts>
      </PortalForm>
    </AuthLayout>
  );
}
