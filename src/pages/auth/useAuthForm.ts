import type { AuthActionResponse } from '@refinedev/core';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import type { Failure } from '../../core/failure';
import { showProblems } from '../../components/form';
import { errorText } from '../../lib/errorText';
import { useNotification } from '../../lib/useNotification';
import { usePending } from '../../lib/usePending';
import { useServerError, type FieldKinds } from '../../lib/useServerError';
import type { Problems } from './accountRules';

type Action = () => Promise<AuthActionResponse>;

/** Returns the form of a public page, its submit state and its actions. An action that is running can't start again. */
export function useAuthForm<Values extends object>(fieldKinds: FieldKinds = {}) {
  const [form] = Form.useForm<Values>();
  const { open } = useNotification();
  const navigate = useNavigate();
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
  const run = async (action: Action, done: () => void | Promise<void>, mayNameField: boolean) => {
    setError(undefined);
    const { success, successNotification, error: failure } = await action();
    if (success) {
      open?.({ type: 'success', message: successNotification?.message ?? '' });
      // Await a navigation: until the next page is visible, the button stays pending.
      if (mounted.current) await done();
      return;
    }
    const { outcomeUnknown = false }: Partial<Failure> = failure ?? {};
    // If the outcome is unknown, show the message above the button: a field may be valid.
    setError({ message: errorText(failure), mayNameField: mayNameField && !outcomeUnknown });
    open?.({ type: 'error', message: errorText(failure) });
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
     * Runs an action of the auth provider and shows the server's message or the error as a toast. After success, goes to the
     * path `next`, or the one that it returns, unless the member has left the page.
     */
    submit: (action: Action, next: string | (() => string), options: NavigateOptions) =>
      void runSubmit('submit', () =>
        run(action, () => navigate(typeof next === 'string' ? next : next(), options), true),
      ),
    /** Requests another code and calls `done` after success. Its error is never shown at a field. */
    resend: (action: Action, done: () => void) => void runResend('resend', () => run(action, done, false)),
  };
}

export type Submission<Values extends object> = ReturnType<typeof useAuthForm<Values>>;
