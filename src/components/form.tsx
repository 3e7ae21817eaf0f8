import { ConfigProvider, Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { messages } from '../core/messages';

/**
 * The properties of a form or an input for IDs, keys and passwords: phones neither capitalize nor correct a text, and no
 * spelling service gets it, not even a password that is shown.
 */
export const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Converts a check to an antd rule. The check returns an error message, or '' for a valid value. */
export const toFormRule = (check: (value: string) => string) => ({
  validator: (_rule: unknown, value: string | undefined) => {
    const problem = check(value ?? '');
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});

/** What to do about an empty field, by the name of the field. The toast has the sentence for all fields. */
const missing: Readonly<Record<string, string>> = {
  email: 'Enter your e-mail',
  password: 'Enter your password',
  confirmPassword: 'Repeat your password',
  sponserId: 'Enter the sponsor code',
  name: 'Enter your name',
  phoneNumber: 'Enter your phone number',
  code: 'Enter the six-digit code',
  otp: 'Enter the six-digit code',
  uid: 'Enter the user id',
  amount: 'Enter an amount',
  walletAddress: 'Enter a wallet address',
};

/** Returns the text of an error at a field. */
export const fieldError = (name: string, problem: string): string =>
  problem === messages.enterDetails ? (missing[name] ?? problem) : problem;

/** Removes the errors of fields that changed, by name. */
export function clearFieldErrors(form: Pick<FormInstance, 'getFieldError' | 'setFields'>, changed: object) {
  // Only fields that have errors: antd would warn of a field without errors, and compare all fields again.
  const invalid = Object.keys(changed).filter((name) => form.getFieldError(name).length > 0);
  if (invalid.length > 0) form.setFields(invalid.map((name) => ({ name, errors: [] })));
}

/**
 * Shows the result of a check of the whole form: error messages by field, in the order of the fields. Removes all
 * earlier errors and focuses the first invalid field. Returns its message; '' if all fields are valid.
 */
export function showProblems(
  form: Pick<FormInstance, 'getFieldsValue' | 'getFieldError' | 'setFields' | 'focusField'>,
  problems: Readonly<Record<string, string>>,
): string {
  clearFieldErrors(form, form.getFieldsValue() as object);
  const invalid = Object.entries(problems).filter(([, problem]) => problem !== '');
  form.setFields(invalid.map(([name, problem]) => ({ name, errors: [fieldError(name, problem)] })));
  const [field, problem = ''] = invalid[0] ?? [];
  if (field !== undefined) form.focusField(field);
  return problem;
}

export interface PortalFormProps<Values> extends FormProps<Values> {
  readonly form: FormInstance<Values>;
  /** The size of the controls. Not the `size` prop of Form, which would also make the labels as high as the fields. */
  readonly controlSize?: 'middle' | 'large';
  readonly children: ReactNode;
}

/**
 * Renders antd's Form, which is validated on submit. A field's errors disappear when it changes. The controls are large
 * enough for touch by default.
 */
export const PortalForm = <Values extends object>({
  controlSize = 'large',
  onValuesChange,
  children,
  ...props
}: PortalFormProps<Values>) => (
  <Form<Values>
    layout="vertical"
    requiredMark={false}
    validateTrigger="onSubmit"
    {...verbatim}
    {...props}
    onValuesChange={(changed: object, values) => {
      clearFieldErrors(props.form as FormInstance, changed);
      onValuesChange?.(changed, values);
    }}
  >
    <ConfigProvider componentSize={controlSize}>{children}</ConfigProvider>
  </Form>
);
