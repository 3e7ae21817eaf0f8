import { useState } from 'react';
import { errorText } from '../../components/errorText';
import { useNotify } from '../../components/notify';
import { usePending } from '../../components/usePending';

export interface Submission<Step extends string> {
  readonly pending: Step | undefined;
  /** What went wrong last; '' after a new attempt begins. */
  readonly problem: string;
  readonly fail: (text: string) => void;
  /** Makes one call: its message is toasted, its failure too and kept; `done` runs after success. */
  readonly attempt: (
    step: Step,
    call: () => Promise<{ readonly message: string }>,
    done: () => void,
  ) => Promise<void>;
}

/** The way every form of the public pages sends: once at a time, with the server's words as toasts (SPEC §8). */
export function useSubmit<Step extends string>(): Submission<Step> {
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const [pending, run] = usePending<Step>();
  const fail = (text: string) => {
    setProblem(text);
    notify('error', text);
  };
  return {
    pending,
    problem,
    fail,
    attempt: (step, call, done) =>
      run(step, async () => {
        setProblem('');
        try {
          const { message } = await call();
          if (message) notify('success', message);
          done();
        } catch (error) {
          fail(errorText(error));
        }
      }),
  };
}
