import { Form, type FormInstance } from 'antd';
import { useLayoutEffect, type ReactNode } from 'react';
import { PortalForm } from '../../components/form';
import { FormError } from '../../components/FormError';
import { PendingButton } from '../../components/PendingButton';
import { useHydrating } from '../../components/useHydrating';
import type { Problems } from './accountRules';
import type { Submission } from './useSubmit';

/**
 * Returns a digit or '' for each box of a code. If a box contains anything else, such as a pasted code,
 * spreads all typed digits over the boxes in order.
 */
function toDigits(boxes: readonly string[], typed: readonly string[]): string[] {
  if (typed.every((text) => /^\d?$/.test(text))) return [...typed];
  const digits = typed.join('').replace(/\D/g, '');
  return boxes.map((_, index) => digits[index] ?? '');
}

/**
 * Returns the text that was typed into a prerendered page before its code loaded, by field. `values` are the form's
 * initial values. The id of antd's input elements is the form's name, `_` and the field's name.
 */
export function typedValues(form: string, values: object): Record<string, string | string[]> {
  const typed: Record<string, string | string[]> = {};
  for (const [field, value] of Object.entries(values as Record<string, string | readonly string[]>)) {
    const element = document.getElementById(`${form}_${field}`);
    if (element instanceof HTMLInputElement) {
      if (element.value !== value) typed[field] = element.value;
    } else if (element && typeof value !== 'string') {
      const boxes = [...element.querySelectorAll('input')].map((box) => box.value);
      if (boxes.join() !== value.join()) typed[field] = toDigits(value, boxes);
    }
  }
  return typed;
}

interface AuthFormProps<Values extends object> {
  readonly name: string;
  readonly submission: Submission<Values>;
  /** Must have a value for every field: `check` would read a missing value as the text "undefined". */
  readonly initialValues: Values;
  readonly check: (values: Values) => Problems;
  /** Called on submit if `check` finds no error. */
  readonly onFinish: (values: Values) => void;
  readonly children: ReactNode;
}

/** Renders antd's Form for the public pages. Submit validates all fields. */
export function AuthForm<Values extends object>({
  submission: { form, isValid },
  check,
  onFinish,
  ...rest
}: AuthFormProps<Values>) {
  const { name, initialValues } = rest;
  useLayoutEffect(() => {
    (form as FormInstance).setFieldsValue(typedValues(name, initialValues));
    // Run once, for text typed before hydration. antd tracks later input itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <PortalForm<Values>
      {...rest}
      form={form}
      // The browser's own validation messages would appear before `check` runs.
      noValidate
      // Removes passwords and codes from the form's store when the page unmounts.
      clearOnDestroy
      onFinish={(values) => {
        if (isValid(check(values))) onFinish(values);
      }}
    />
  );
}

interface SubmitButtonProps {
  readonly submission: Pick<Submission<object>, 'submitting' | 'formError'>;
  readonly children: ReactNode;
}

/**
 * Renders the form's error and the submit button. The button is disabled until hydration, so that Enter can't
 * submit the form before its code handles the event.
 */
export function SubmitButton({ submission: { submitting, formError }, children }: SubmitButtonProps) {
  const hydrating = useHydrating();
  return (
    <>
      {formError && (
        <Form.Item>
          <FormError text={formError} />
        </Form.Item>
      )}
      <PendingButton type="primary" htmlType="submit" block disabled={hydrating} pending={submitting}>
        {children}
      </PendingButton>
    </>
  );
}
