import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { Failure } from '../../core/failure';
import { errorText } from '../../components/errorText';
import { useNotify } from '../../components/notify';
import { usePending } from '../../components/usePending';
import { useServerError, type Subjects } from '../../components/useServerError';

export interface Submission<Step extends string> {
  readonly pending: Step | undefined;
  /** Why the last call failed, where no field shows it; '' once anything is tried again. */
  readonly formError: string;
  /** A rule is broken: one toast. Its fields say it themselves, so an older failure leaves the form. */
  readonly fail: (message: string) => void;
  /** Makes one call: its message is toasted, its failure too and kept; `done` runs after success. */
  readonly submit: (
    step: Step,
    call: () => Promise<{ readonly message: string }>,
    done: () => void,
  ) => Promise<void>;
}

/**
 * The way every form of the public pages sends: once at a time, with the server's words as toasts
 * (product.md: Errors). `subjects` names the fields of `form` that a server error may be about.
 */
export function useSubmit<Step extends string>(
  form?: FormInstance,
  subjects: Subjects = {},
): Submission<Step> {
  const notify = useNotify();
  const [error, setError] = useState<{ readonly message: string; readonly certain: boolean }>();
  // The portal's own words for a lost answer name no field, whatever stands in them.
  const formError = useServerError(form, error, error?.certain ? subjects : {});
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
