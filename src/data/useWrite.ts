import {
  useCreate,
  useDelete,
  useInvalidate,
  useUpdate,
  type BaseRecord,
  type HttpError,
  type OpenNotificationParams,
} from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf, Shape } from '../core/call';
import { nextOrder } from '../core/clock';
import { getValue, type Writable } from '../core/defineResource';
import type { Failure } from '../core/failure';
import { errorText } from '../lib/errorText';
import { usePending } from '../lib/usePending';
import { countOwnWrite } from './ownWrites';
import { resourceKey } from './queries';

type WriteOf<R> = Extract<keyof R, 'create' | 'update' | 'remove'>;

type ValuesOf<R, W extends keyof R> = R[W] extends { readonly body: Shape } ? BodyOf<R[W]> : never;

/** Returns the toast for the message of a response. */
function successNotification(response?: { readonly data: unknown }): OpenNotificationParams {
  const message = getValue(response?.data, 'message');
  return { type: 'success', message: typeof message === 'string' ? message : '' };
}

const errorNotification = (error?: unknown): OpenNotificationParams => ({
  type: 'error',
  message: errorText(error),
});

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
 * Returns the function that sends the writes of a resource by Refine's mutation hooks, and its state. One write runs at a
 * time, no write is retried, and the server's message appears as a toast. After a success or an
 * unknown outcome, the resource and the resources in `invalidates` are invalidated.
 */
export function useWrite<R extends Writable>({ name: resource, invalidates = [] }: R) {
  const mutations = {
    create: useCreate<BaseRecord, HttpError, object>(),
    update: useUpdate<BaseRecord, HttpError, object>(),
    remove: useDelete<BaseRecord, HttpError, object>(),
  };
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const [pending, run] = usePending<WriteOf<R>>();
  /** The failure of the last write, until the next write starts. */
  const [failure, setFailure] = useState<Failure>();
  const [response, setResponse] = useState<WriteResponse>();

  const refresh = (outcome: Outcome) => {
    for (const name of [resource, ...invalidates]) {
      if (outcome === 'succeeded') countOwnWrite(queryClient, name);
      // Cancel reads that started before the write. Invalidating doesn't restart a query's first read.
      void queryClient
        .cancelQueries({ queryKey: resourceKey(name) })
        .then(() => invalidate({ resource: name, invalidates: ['resourceAll'] }));
    }
  };

  /** Sends one write. Returns its outcome, or undefined if another write was still running. */
  const send = async <W extends WriteOf<R>>(
    write: W,
    values: ValuesOf<R, W>,
  ): Promise<Outcome | undefined> => {
    let outcome: Outcome | undefined;
    await run(write, async () => {
      setFailure(undefined);
      const { mutateAsync, mutation } = mutations[write];
      try {
        const { data } = await mutateAsync({
          resource,
          id: '',
          values,
          // Refine's option covers only the resource itself, and doesn't restart reads.
          invalidates: [],
          successNotification,
          errorNotification,
        });
        setResponse({ time: Date.now(), order: nextOrder(), body: data });
        outcome = 'succeeded';
      } catch (error) {
        const { notSent, outcomeUnknown } = error as Failure;
        setFailure(error as Failure);
        outcome = notSent ? 'notSent' : outcomeUnknown ? 'unknown' : 'rejected';
      } finally {
        // Otherwise the values, which may be a code or keys, would stay in the mutation cache.
        mutation.reset();
      }
      // A write with an unknown outcome may have succeeded. Don't await: the write is complete as soon as the server has
      // responded.
      if (outcome === 'succeeded' || outcome === 'unknown') refresh(outcome);
    });
    return outcome;
  };
  return { pending, failure, response, send };
}
