import { useDataProvider, useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { pick, type Writable } from '../core/defineResource';
import type { Failure } from '../core/failure';
import { errorText } from '../components/errorText';
import { useNotify } from '../components/notify';
import { usePending } from '../components/usePending';

type Use = 'create' | 'update' | 'remove';

/** The result of a write. 'unknown': no answer arrived, or a 5xx. 'notSent': the browser is offline. */
type Outcome = 'worked' | 'refused' | 'unknown' | 'notSent';

function outcomeOf({ outcomeUnknown, notSent }: Failure): Outcome {
  if (notSent) return 'notSent';
  return outcomeUnknown ? 'unknown' : 'refused';
}

/** The server's answer to a write that worked. */
export interface Answered {
  /** When it arrived, in epoch milliseconds by this browser's clock. */
  readonly time: number;
  readonly answer: unknown;
}

export interface Write {
  /** The write under way. */
  readonly pending: Use | undefined;
  /** The last failure, until the next write begins. */
  readonly failure: Failure | undefined;
  /** The answer to the last write that worked. */
  readonly answered: Answered | undefined;
  /** Sends one write. Gives what became of it, or undefined where another was still under way. */
  readonly send: (use: Use, values: object) => Promise<Outcome | undefined>;
}

/**
 * The writes of a resource: once at a time, never retried, the server's words as a toast
 * (product.md: Errors). After one that worked, or may have, exactly the lists and objects that the resource
 * names are read again. They go past react-query's mutations, which would keep their variables: a key or a
 * code among them.
 */
export function useWrite({ name: resource, invalidates = [] }: Writable): Write {
  const dataProvider = useDataProvider();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const [pending, run] = usePending<Use>();
  const [failure, setFailure] = useState<Failure>();
  const [answered, setAnswered] = useState<Answered>();

  const calls = {
    create: (variables: object) => dataProvider().create({ resource, variables }),
    update: (variables: object) => dataProvider().update({ resource, id: '', variables }),
    remove: (variables: object) => dataProvider().deleteOne({ resource, id: '', variables }),
  };

  const send = async (use: Use, values: object) => {
    let outcome: Outcome | undefined;
    await run(use, async () => {
      setFailure(undefined);
      try {
        const { data: answer } = await calls[use](values);
        setAnswered({ time: Date.now(), answer });
        const message = pick(answer, 'message');
        if (typeof message === 'string' && message) notify('success', message);
        outcome = 'worked';
      } catch (error) {
        notify('error', errorText(error));
        setFailure(error as Failure);
        outcome = outcomeOf(error as Failure);
        // One that may have gone through is looked for where it would stand.
        if (outcome !== 'unknown') return;
      }
      // Not awaited: the form is done as soon as the server said so.
      for (const name of [resource, ...invalidates]) {
        void invalidate({ resource: name, invalidates: ['resourceAll'] });
      }
    });
    return outcome;
  };
  return { pending, failure, answered, send };
}
