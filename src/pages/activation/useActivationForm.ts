import { useState } from 'react';
import { activations } from '../../resources/activations';
import { pick } from '../../core/defineResource';
import { useWrite, type Write } from '../../data/useWrite';

/** Returns the package id that an activation sends; undefined if the row has none. */
export const idOf = (row: unknown): string | number | undefined => {
  const id = pick(row, '_id');
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? id : undefined;
};

interface ActivationForm extends Pick<Write, 'failure' | 'answered'> {
  /** The package in the confirmation dialog; undefined while the dialog is closed. */
  readonly chosen: unknown;
  /** Opens the confirmation dialog for a package; undefined closes the dialog. */
  readonly choose: (row: unknown) => void;
  /** The package of the last successful activation, until the next activation starts or `chooseAnother` is called. */
  readonly activated: unknown;
  /** An activation request is pending. */
  readonly waiting: boolean;
  /** Returns whether the pending activation is for this package. */
  readonly isOrdered: (row: unknown) => boolean;
  /** Closes the dialog and sends the chosen package. */
  readonly activate: () => void;
  readonly chooseAnother: () => void;
}

/** Returns the state and actions of an activation: the chosen package, the request and its result (decision 10). */
export function useActivationForm(): ActivationForm {
  const { pending, failure, answered, send } = useWrite(activations);
  const [chosen, choose] = useState<unknown>();
  const [ordered, order] = useState<unknown>();
  const [activated, setActivated] = useState<unknown>();
  const waiting = pending !== undefined;

  const activate = () => {
    choose(undefined);
    order(chosen);
    setActivated(undefined);
    void send('create', { id: idOf(chosen) }).then((outcome) => {
      if (outcome === 'worked') setActivated(chosen);
    });
  };

  return {
    chosen,
    choose,
    activated,
    failure,
    answered,
    waiting,
    isOrdered: (row) => waiting && row === ordered,
    activate,
    chooseAnother: () => setActivated(undefined),
  };
}
