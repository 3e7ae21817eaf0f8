import { useState } from 'react';
import { errorText } from '../../components/errorText';
import { useNotify } from '../../components/notify';
import { usePending } from '../../components/usePending';

export interface Submission<Step extends string> {
  readonly pending: Step | undefined;
  /** Why the last call failed, for the form to keep; '' once anything is tried again. */
  readonly formError: string;
  /** A rule is broken: one toast. Its fields say it themselves, so an older failure leaves the form. */
  readonly fail: (message: string) => void;
  /** Makes one call: its message is toasted, its failure too and kept; `done` runs after success, `failed` after that. */
  readonly submit: (
    step: Step,
    call: () => Promise<{ readonly message: string }>,
    done: () => void,
    failed?: (message: string) => void,
  ) => Promise<void>;
}

/**
 * The way every form of the public pages sends: once at a time, with the server's words as toasts
 * (product.md: Errors).
 */
export function useSubmit<Step extends string>(): Submission<Step> {
  const notify = useNotify();
  const [formError, setFormError] = useState('');
  const [pending, run] = usePending<Step>();
  return {
    pending,
    formError,
    fail: (message) => {
      setFormError('');
      notify('error', message);
    },
    submit: (step, call, done, failed) =>
      run(step, async () => {
        setFormError('');
        try {
          const { message } = await call();
          if (message) notify('success', message);
          done();
        } catch (error) {
          setFormError(errorText(error));
          notify('error', errorText(error));
          failed?.(errorText(error));
        }
      }),
  };
}
