import { useCreate, useDelete, useInvalidate, useUpdate, type BaseRecord } from '@refinedev/core';
import { useState } from 'react';
import type { ListResource } from '../shared/defineResource';
import type { Failure } from '../shared/failure';
import { usePending } from '../ui/usePending';

type Use = 'create' | 'update' | 'remove';

export interface Write {
  /** The write under way. */
  readonly pending: Use | undefined;
  /** The last failure, until the next write begins. */
  readonly failure: Failure | undefined;
  /**
   * Sends one write. Gives whether it worked, or undefined where another was still under way;
   * what the server says is toasted by the query client (SPEC §8).
   */
  readonly send: (use: Use, values: object) => Promise<boolean | undefined>;
}

type WriteError = Failure & Error;

/** Toasts are the query client's, and what is read again is the resource's to say. */
const silent = { successNotification: false, errorNotification: false } as const;

/** The writes of a resource; after one that worked, exactly the lists and objects it names are read again. */
export function useWrite({ name: resource, affects = [] }: ListResource): Write {
  const { mutateAsync: create } = useCreate<BaseRecord, WriteError>(silent);
  const { mutateAsync: update } = useUpdate<BaseRecord, WriteError>(silent);
  const { mutateAsync: remove } = useDelete<BaseRecord, WriteError>();
  const invalidate = useInvalidate();
  const [pending, run] = usePending<Use>();
  const [failure, setFailure] = useState<Failure>();

  const quiet = { resource, invalidates: [] };
  const calls = {
    create: (values: object) => create({ ...quiet, values }),
    update: (values: object) => update({ ...quiet, id: '', values, mutationMode: 'pessimistic' }),
    remove: (values: object) => remove({ ...quiet, ...silent, id: '', values, mutationMode: 'pessimistic' }),
  };

  const send = async (use: Use, values: object) => {
    let worked: boolean | undefined;
    await run(use, async () => {
      setFailure(undefined);
      try {
        await calls[use](values);
        worked = true;
      } catch (error) {
        worked = false;
        setFailure(error as Failure);
        return;
      }
      // Not awaited: the form is done as soon as the server said so.
      for (const name of [resource, ...affects])
        void invalidate({ resource: name, invalidates: ['resourceAll'] });
    });
    return worked;
  };
  return { pending, failure, send };
}
