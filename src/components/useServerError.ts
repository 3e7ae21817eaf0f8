import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { fieldOfServerError, type FieldKind } from './fieldOfServerError';

/** The maximum number of characters shown at a field; longer messages are shown in full at the form. */
const LONGEST_AT_FIELD = 200;

/** The kind of value in each field of a form (code, amount, e-mail …), by field name. */
export type FieldKinds = Readonly<Record<string, FieldKind>>;

interface ServerError {
  readonly message: string;
}

/** Returns the field on the screen that a server error names. */
function fieldOf(form: FormInstance | undefined, { message }: ServerError, fieldKinds: FieldKinds) {
  const field = message.length <= LONGEST_AT_FIELD ? fieldOfServerError(message, fieldKinds) : undefined;
  return field !== undefined && form?.getFieldInstance(field) ? field : undefined;
}

/**
 * Shows a server error at the field that it names and moves the focus there, until the field changes or the form is
 * submitted again (product.md: Errors). Returns the message of an error that names no field, for the form to show;
 * otherwise ''.
 */
export function useServerError(
  form: FormInstance | undefined,
  error: ServerError | undefined,
  fieldKinds: FieldKinds,
): string {
  const [last, setLast] = useState<{ error?: ServerError | undefined; field?: string | undefined }>({});
  // Choose the field once per error: the next render may show other fields.
  if (last.error !== error) setLast({ error, field: error && fieldOf(form, error, fieldKinds) });
  useEffect(() => {
    const { error: shown, field } = last;
    if (!form || !shown || field === undefined) return;
    form.setFields([{ name: field, errors: [shown.message] }]);
    form.focusField(field);
    return () => {
      // antd keeps the error of a field without rules when the form is submitted again.
      if (form.getFieldError(field)[0] === shown.message) form.setFields([{ name: field, errors: [] }]);
    };
  }, [form, last]);
  return last.field === undefined ? (last.error?.message ?? '') : '';
}
