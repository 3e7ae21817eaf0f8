import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf, Shape } from '../core/call';
import { nextOrder } from '../core/clock';
import { getValue, type Writable } from '../core/defineResource';
import type { Failure } from '../core/failure';
import { errorText, useNotify } from '../lib/notify';
import { usePending } from '../lib/usePending';
import { countOwnWrite } from './ownWrites';
import { resourceKey } from './queries';

type WriteOf<R> = Extract<keyof R, 'create' | 'update' | 'remove'>;

type ValuesOf<R, W extends keyof R> = R[W] extends { readonly body: Shape } ? BodyOf<R[W]> : never;

/** The result of a write. 'unknown': no response or a 5xx arrived. 'notSent': offline, or the session has ended. */
export type Outcome = 'succeeded' | 'rejected' | 'unknown' | 'notSent';

export interface WriteResponse {
  /** When the response arrived, in epoch ms by this browser's clock. */
  readonly time: number;
  /** When it arrived, by `nextOrder`. */
  readonly order: number;
  readonly body: unknown;
}

/**
 * Returns the function that sends the writes of a resource, and its state. One write runs at a time, no write is
 * retried, and the server's message appears as a toast (product.md: Errors). After a success or an unknown outcome, the
 * resource and the resources in `invalidates` are invalidated. TanStack Query's mutations are not used, because the
 * mutation cache would keep variables such as exchange keys or codes.
 */
export function useWrite<R extends Writable>({ name: resource, invalidates = [] }: R) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [pending, run] = usePending<WriteOf<R>>();
  /** The failure of the last write, until the next write starts. */
  const [failure, setFailure] = useState<Failure>();
  const [response, setResponse] = useState<WriteResponse>();

  const calls = {
    create: (variables: object) => dataProvider().create({ resource, variables }),
    update: (variables: object) => dataProvider().update({ resource, id: '', variables }),
    remove: (variables: object) => dataProvider().deleteOne({ resource, id: '', variables }),
  };

  /** Sends one write. Returns its outcome, or undefined if another write was still running. */
  const send = async <W extends WriteOf<R>>(
    write: W,
    values: ValuesOf<R, W>,
  ): Promise<Outcome | undefined> => {
    let outcome: Outcome | undefined;
    await run(write, async () => {
      setFailure(undefined);
      try {
        const { data } = await calls[write](values);
        setResponse({ time: Date.now(), order: nextOrder(), body: data });
        const message = getValue(data, 'message');
        notify('success', typeof message === 'string' ? message : '');
        outcome = 'succeeded';
      } catch (error) {
        notify('error', errorText(error));
        const { notSent, outcomeUnknown } = error as Failure;
        setFailure(error as Failure);
        outcome = notSent ? 'notSent' : outcomeUnknown ? 'unknown' : 'rejected';
        // A write with an unknown outcome may have succeeded, so invalidate the data in that case too.
        if (outcome !== 'unknown') return;
      }
      // Don't await: the write is complete as soon as the server has responded.
      for (const name of [resource, ...invalidates]) {
        const queryKey = resourceKey(name);
        if (outcome === 'succeeded') countOwnWrite(queryClient, name);
        // Cancel reads that started before the write. Invalidating doesn't restart a query's first read.
        void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
      }
    });
    return outcome;
  };
  return { pending, failure, response, send };
}
