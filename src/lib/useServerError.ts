import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { UNAUTHORIZED, type Failure } from '../core/failure';
import { MAX_INLINE_TEXT } from '../core/text';

/**
 * The patterns that match a server error message to a field, because the backend sends no field name. They also match keys
 * of the request body, such as `sponserId`.
 */
const patterns = {
  code: /(?<!spons[oe]r )\bcode\b|\botp\b/i,
  address: /(?<!e-?mail |\bip )\b(wallet ?)?address\b/i,
  amount: /\b(amount|balance|insufficient|not enough|minimum|smallest)\b/i,
  member: /\b(uid|user id|recipient|receiver|yourself|user not found|no such user)\b/i,
  email: /\be-?mail\b/i,
  phone: /\b(phone|mobile)/i,
  sponsor: /\bspons[oe]r/i,
  apiKey: /\bapi[ _-]?key\b/i,
  apiSecret: /secret/i,
} as const;

/** The kind of value in each field of a form (code, amount, e-mail …), by field name. */
export type FieldKinds = Readonly<Record<string, keyof typeof patterns>>;

/**
 * Returns the field that a server error names. Returns undefined for 'Unauthorized!', and for messages that name no field
 * or several.
 */
export function fieldOfServerError(message: string, fieldKinds: FieldKinds): string | undefined {
  if (message === UNAUTHORIZED) return undefined;
  const matches = Object.entries(fieldKinds).filter(([, kind]) => patterns[kind].test(message));
  return matches.length === 1 ? matches[0]?.[0] : undefined;
}

type ServerError = Pick<Failure, 'message'> & Partial<Pick<Failure, 'outcomeUnknown'>>;

function fieldOf(form: FormInstance, { message, outcomeUnknown }: ServerError, fieldKinds: FieldKinds) {
  // FormError shows an unknown outcome as a warning, and a long message with a button that opens it.
  if (outcomeUnknown || message.length > MAX_INLINE_TEXT) return undefined;
  const field = fieldOfServerError(message, fieldKinds);
  return field !== undefined && form.getFieldInstance(field) ? field : undefined;
}

/**
 * Shows a text at a field and calls `focus`, once for each error. Removes the text when the error changes. Does nothing
 * without an error or a field.
 */
export function useFieldError(
  form: FormInstance,
  error: ServerError | undefined,
  field: string | undefined,
  text: string,
  focus: () => void,
): void {
  const onShown = useEffectEvent(focus);
  useEffect(() => {
    if (!error || field === undefined) return;
    form.setFields([{ name: field, errors: [text] }]);
    onShown();
    return () => {
      // Remove the text here: on the next submit, antd keeps the error of a field without rules.
      if (form.getFieldError(field).includes(text)) form.setFields([{ name: field, errors: [] }]);
    };
  }, [form, error, field, text]);
}

/**
 * Shows a server error at the field that the message names, and focuses that field.
 * Returns the message if the form must show it; '' if a field shows it.
 */
export function useServerError(
  form: FormInstance,
  error: ServerError | undefined,
  fieldKinds: FieldKinds,
): string {
  const [last, setLast] = useState<{ error?: ServerError | undefined; field?: string | undefined }>({});
  // Choose the field once per error, because the form may have other fields in the next render.
  if (last.error !== error) setLast({ error, field: error && fieldOf(form, error, fieldKinds) });
  const { field } = last;
  const message = last.error?.message ?? '';
  useFieldError(form, last.error, field, message, () => form.focusField(field ?? ''));
  return field === undefined ? message : '';
}
