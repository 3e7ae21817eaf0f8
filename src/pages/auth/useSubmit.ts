import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { Failure } from '../../core/failure';
import { errorText, useNotify } from '../../components/notify';
import { usePending } from '../../components/usePending';
import { useServerError, type FieldKinds } from '../../components/useServerError';

/** The submit state and actions of a form. */
export interface Submission<Step extends string> {
  readonly pending: Step | undefined;
  /** The error of the last API call if no field shows it; '' once another call starts or `fail` is called. */
  readonly formError: string;
  /** Shows a validation message as a toast and clears `formError`. The invalid fields already show the message. */
  readonly fail: (message: string) => void;
  /** Makes one API call and shows the server's message or the error as a toast; `done` runs after success. */
  readonly submit: (
    step: Step,
    call: () => Promise<{ readonly message: string }>,
    done: () => void,
  ) => Promise<void>;
}

/**
 * Returns the submit state and actions of a public page's form: one call at a time, with server messages as toasts
 * (product.md: Errors). `fieldKinds` names the fields of `form` that a server error may be about.
 */
export function useSubmit<Step extends string>(
  form?: FormInstance,
  fieldKinds: FieldKinds = {},
): Submission<Step> {
  const notify = useNotify();
  const [error, setError] = useState<{ readonly message: string; readonly certain: boolean }>();
  // If the outcome is unknown, the message comes from the portal, not the server, and names no field.
  const formError = useServerError(form, error, error?.certain ? fieldKinds : {});
  const [pending, run] = usePending<Step>();
  return {
    pending,
    formError,
    fail: (message) => {
      setError(undefined);
      notify('error', message);
    },
    submit: (step, call, done) =>
      run(step, async () => {
        setError(undefined);
        try {
          const { message } = await call();
          if (message) notify('success', message);
          done();
        } catch (thrown) {
          const { outcomeUnknown = false } = thrown as Partial<Failure>;
          setError({ message: errorText(thrown), certain: !outcomeUnknown });
          notify('error', errorText(thrown));
        }
      }),
  };
}
