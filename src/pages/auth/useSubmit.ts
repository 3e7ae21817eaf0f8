import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../core/failure';
import { showProblems } from '../../components/form';
import { errorText } from '../../lib/errorText';
import { useNotification } from '../../lib/useNotification';
import { usePending } from '../../lib/usePending';
import { useServerError, type FieldKinds } from '../../lib/useServerError';
import type { Problems } from './accountRules';

type SendRequest = () => Promise<{ readonly message: string }>;
type OnSuccess = () => void | Promise<void>;

/** Returns the form of a public page, its submit state and its actions. An action that is running can't start again. */
export function useSubmit<Values extends object>(fieldKinds: FieldKinds = {}) {
  const [form] = Form.useForm<Values>();
  const { open } = useNotification();
  const [error, setError] = useState<{ readonly message: string; readonly mayNameField: boolean }>();
  const formError = useServerError(form, error, error?.mayNameField ? fieldKinds : {});
  const [submitting, runSubmit] = usePending<'submit'>();
  const [resending, runResend] = usePending<'resend'>();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const request = async (call: SendRequest, done: OnSuccess, mayNameField: boolean) => {
    setError(undefined);
    try {
      const { message } = await call();
      open?.({ type: 'success', message });
      // Await a navigation: until the next page is visible, the button stays pending.
      if (mounted.current) await done();
    } catch (thrown) {
      const { outcomeUnknown = false } = thrown as Partial<Failure>;
      // If the outcome is unknown, show the message above the button: a field may be valid.
      setError({ message: errorText(thrown), mayNameField: mayNameField && !outcomeUnknown });
      open?.({ type: 'error', message: errorText(thrown) });
    }
  };
  return {
    form,
    submitting: submitting !== undefined,
    resending: resending !== undefined,
    /** The error of the last API call if no field shows it; '' once the form is checked or another call starts. */
    formError,
    /** Shows the result of a check of the form, and its first error as a toast. Returns whether there is no error. */
    isValid: (problems: Problems): boolean => {
      setError(undefined);
      const problem = showProblems(form, problems);
      if (problem) open?.({ type: 'error', message: problem });
      return problem === '';
    },
    /**
     * Makes one API call and shows the server's message or the error as a toast. `done` runs after success, unless the
     * member has left the page.
     */
    submit: (call: SendRequest, done: OnSuccess) => runSubmit('submit', () => request(call, done, true)),
    /** Requests another code, like `submit`. Its error is never shown at a field. */
    resend: (call: SendRequest, done: OnSuccess) => runResend('resend', () => request(call, done, false)),
  };
}

export type Submission<Values extends object> = ReturnType<typeof useSubmit<Values>>;
