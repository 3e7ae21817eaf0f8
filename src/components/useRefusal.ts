import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { refusalOf, type Failure } from '../core/failure';
import { refusedField, type Subject } from '../core/refusedField';

/** Longer words are cut where they stand, with a way to the whole of them, which a field has no room for. */
const AT_FIELD = 200;

type Subjects = Readonly<Record<string, Subject>>;

/** The field on the screen that a failure is about. */
function blamed(form: FormInstance, failure: Failure | undefined, subjects: Subjects): string | undefined {
  const text = refusalOf(failure);
  const field = text.length <= AT_FIELD ? refusedField(text, subjects) : undefined;
  return field !== undefined && form.getFieldInstance(field) ? field : undefined;
}

/**
 * Puts a refusal to the field that it names, with the focus, until that field is changed (product.md: Errors).
 * Gives the words of one that names none, for the form to say; '' where there are none.
 */
export function useRefusal(form: FormInstance, failure: Failure | undefined, subjects: Subjects): string {
  const [last, take] = useState<{ failure?: Failure | undefined; field?: string | undefined }>({});
  // Decided once for each: the fields may be others by the next draw.
  if (last.failure !== failure) take({ failure, field: blamed(form, failure, subjects) });
  useEffect(() => {
    const { failure: refused, field } = last;
    if (field === undefined) return;
    form.setFields([{ name: field, errors: [refusalOf(refused)] }]);
    form.focusField(field);
  }, [form, last]);
  return last.field === undefined ? refusalOf(last.failure) : '';
}
